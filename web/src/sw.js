// Keeps the page and what the score pad and the rules need for times without a network; what the server says is never kept.
// The build fills in the version and the list; see vite.config.ts.
const CACHE = 'stonehenge-__VERSION__'
const NEEDED = __NEEDED__
/** The addresses of the page: all of them are the same document, which looks at its address. */
const PAGES = /^\/(?:$|(?:t|g|d|m|rules|learn|pad|games|exercises|analysis|daily|you|privacy)(?:\/|$))/
/** What the server answers itself, and files: no page is ever shown in their place. */
const NO_PAGES = /^\/(?:(?:api|ws|locale)(?:\/|$)|(?:healthz|metrics)\/?$)|\.[^/]*$/
/** Milliseconds to wait for the server before the page comes from here. */
const PATIENCE = 4000

self.addEventListener('install', (event) => {
  const fresh = NEEDED.map((path) => new Request(path, { cache: path === '/' ? 'reload' : 'default' }))
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)))
})
self.addEventListener('activate', (event) => {
  const old = (keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
// a new version waits until somebody says so: pages of the old one may be in the middle of a round
self.addEventListener('message', (event) => {
  if (event.data === 'go') self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else if (request.mode === 'navigate' && PAGES.test(url.pathname)) event.respondWith(page(request))
  else if (request.mode === 'navigate' && !NO_PAGES.test(url.pathname)) event.respondWith(unknown(request))
})

async function kept(request) {
  const cache = await caches.open(CACHE)
  const found = await cache.match(request)
  if (found) return found
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

// a weak signal may leave a request without any answer, and a proxy may answer for a server that is away
async function page(request) {
  const asked = fetch(request).catch(() => undefined)
  const answer = await Promise.race([asked, new Promise((done) => setTimeout(done, PATIENCE))])
  if (answer && answer.status < 500) return answer
  return (await keptPage()) ?? (await asked) ?? Response.error()
}

// a newer server may know an address that this version does not: only without a network the kept page says that it does not know it
async function unknown(request) {
  return (await fetch(request).catch(keptPage)) ?? Response.error()
}

async function keptPage() {
  const cache = await caches.open(CACHE)
  return cache.match('/')
}

// somebody was told that it is their turn: back to the table, where it is open
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const found = (pages) => pages.find((page) => new URL(page.url).pathname === notification.data)
  const look = (pages) => (found(pages) ? found(pages).focus() : self.clients.openWindow(notification.data))
  event.waitUntil(self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(look))
})
