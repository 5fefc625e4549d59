// The service worker opens the page without a network, with a weak one, and while the server is away.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Handler = (event: { request: object; respondWith: (answer: Promise<Response>) => void }) => void

/** What a navigation to this path brings, with this network and this much in the cache. */
function opened(path: string, network: () => Promise<Response>, kept?: Response): Promise<Response> | undefined {
  const source = readFileSync('src/sw.js', 'utf8').replace('__NEEDED__', '[]')
  const handlers: Record<string, Handler> = {}
  const worker = { addEventListener: (name: string, handler: Handler) => (handlers[name] = handler) }
  const caches = { open: () => Promise.resolve({ match: () => Promise.resolve(kept) }) }
  new Function('self', 'caches', 'fetch', 'location', source)(worker, caches, network, { origin: 'http://here' })
  let answer: Promise<Response> | undefined
  const request = { method: 'GET', mode: 'navigate', url: `http://here${path}` }
  handlers.fetch!({ request, respondWith: (told) => (answer = told) })
  return answer
}

const page = new Response('the kept page')
const fresh = new Response('the fresh page')
const silence = () => new Promise<Response>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the server answers', async () => {
  expect(await opened('/pad', () => Promise.resolve(fresh), page)).toBe(fresh)
})

test('there is no network', async () => {
  expect(await opened('/pad', () => Promise.reject(new Error('offline')), page)).toBe(page)
})

test('a proxy answers for a server that is away', async () => {
  const away = new Response('', { status: 502 })
  expect(await opened('/pad', () => Promise.resolve(away), page)).toBe(page)
  expect(await opened('/pad', () => Promise.resolve(away))).toBe(away)
})

test('a request that gets no answer does not keep the pad closed', async () => {
  const answer = opened('/pad', silence, page)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await answer).toBe(page)
})

test('the installed app leads to the pad', () => {
  const { shortcuts } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as { shortcuts: { url: string }[] }
  expect(shortcuts.map(({ url }) => url)).toEqual(['/pad'])
})

test('without a network an address that nobody knows opens the kept page, which says so', async () => {
  expect(await opened('/nothing', () => Promise.reject(new Error('offline')), page)).toBe(page)
  expect((await opened('/nothing', () => Promise.reject(new Error('offline'))))!.type).toBe('error')
})

test('with a network the server answers for an address that this version does not know, however late', async () => {
  const away = new Response('', { status: 502 })
  expect(await opened('/nothing', () => Promise.resolve(away), page)).toBe(away)
  const late = () => new Promise<Response>((done) => setTimeout(() => done(fresh), 10_000))
  const answer = opened('/nothing', late, page)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await answer).toBe(fresh)
})

test('what the server writes is never answered from here', () => {
  for (const path of ['/api', '/api/tables', '/api/tables/ABC234/picture.png', '/metrics', '/healthz', '/locale/en/page.ftl', '/icon.svg'])
    expect(opened(path, silence, page), path).toBeUndefined()
})
