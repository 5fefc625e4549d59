import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './session.svelte'
import './tokens.css'

await begin()
mount(App, { target: document.getElementById('page')! })
