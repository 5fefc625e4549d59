import './hands' // hears the first key, which may come before a table is loaded
import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './session.svelte'
import './tokens.css'
import { awaitVersion } from './version.svelte'

await begin()
mount(App, { target: document.getElementById('page')! })

// plain http beyond localhost has no service workers; the page works without
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').then(awaitVersion, () => undefined)
}
