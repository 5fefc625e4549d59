// Keeps the page itself for times without a network; what the server says is never kept.
const CACHE = 'stonehenge-1'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')).then(() => self.skipWaiting()))
})
self.addEventListener('activate', (event) => {
  const old = (keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request))
})

// somebody was told that it is their turn: back to the table, where it is open
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const found = (pages) => pages.find((page) => new URL(page.url).pathname === notification.data)
  const look = (pages) => (found(pages) ? found(pages).focus() : self.clients.openWindow(notification.data))
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(look))
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

async function fresh(request) {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put('/', answer.clone())
    return answer
  } catch {
    return (await cache.match('/')) ?? Response.error()
  }
}
