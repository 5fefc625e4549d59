// Notices when the server has a newer page than this one; an idle page loads it by itself.
import * as api from './api'

const EVERY = 300_000
const TRIED = 'stonehenge-loaded'

/** What the page shows about its version. */
export const version = $state({ stale: false })

/** Whether somebody is in the middle of something that a reload would disturb. */
let busy = () => false

/** The version of this page, as the server that delivered it wrote it there. */
const own = () => document.querySelector<HTMLMetaElement>('meta[name="stonehenge-page"]')?.content

/** A new service worker that waits for its turn. */
let next: ServiceWorker | null = null

/** Notices a new service worker once it has fetched all it needs. */
export function awaitVersion(worker: ServiceWorkerRegistration): void {
  const ready = () => {
    if (!worker.waiting || !navigator.serviceWorker.controller) return
    next = worker.waiting
    version.stale = true
  }
  ready()
  worker.addEventListener('updatefound', () => worker.installing?.addEventListener('statechange', ready))
}

/** Loads the new version: its service worker takes over first, so that it also works offline. */
export function loadVersion(reload: () => void = () => location.reload()): void {
  if (!next) return reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  next.postMessage('go')
}

/** Asks the server for its version, and loads the new page if this one is old and idle. */
export async function look(reload: () => void = () => location.reload()): Promise<void> {
  const { page } = await api.version().catch(() => ({ page: null }))
  version.stale = next !== null || (page !== null && own() !== undefined && page !== own())
  if (version.stale && page !== null && page !== own() && isIdle() && sessionStorage.getItem(TRIED) !== page) {
    sessionStorage.setItem(TRIED, page) // once: a page that stays old must not load for ever
    reload()
  }
}

function isIdle(): boolean {
  if (document.visibilityState === 'hidden') return true
  const typing = document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''
  return !busy() && !typing && document.querySelector('dialog[open]') === null
}

/** Says when this page is busy; returns how to take it back. */
export function whileBusy(tell: () => boolean): () => void {
  busy = tell
  return () => (busy = () => false)
}

/** Looks now and then, and whenever somebody comes back to the page. */
export function watch(): () => void {
  const often = setInterval(() => void look(), EVERY)
  const seen = () => void look()
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(often)
    document.removeEventListener('visibilitychange', seen)
  }
}
