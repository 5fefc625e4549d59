// Not part of the built page: shows components with fixture views while they are drawn.
// /gallery.html lists everything, /gallery.html?table=cards-follow shows one table full screen.
import { mount } from 'svelte'
import Gallery from './Gallery.svelte'
import { begin, speak } from './session.svelte'
import type { Language } from './words'
import './tokens.css'

await begin()
const language = new URLSearchParams(location.search).get('lang')
if (language) await speak(language as Language)
const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme
mount(Gallery, { target: document.getElementById('page')! })
