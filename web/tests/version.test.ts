// An old page notices a new server, and loads the new page when nobody is disturbed.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { look, version, whileBusy } from '../src/version.svelte'

let reloads = 0
const reload = () => void (reloads += 1)

function serve(page: string | null): void {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ server: '1', page }))))
}

beforeEach(() => {
  reloads = 0
  sessionStorage.clear()
  document.head.innerHTML = '<meta name="stonehenge-page" content="old">'
  document.body.innerHTML = ''
})
afterEach(() => vi.unstubAllGlobals())

test('the same version is nothing to tell', async () => {
  serve('old')
  await look(reload)
  expect([version.stale, reloads]).toEqual([false, 0])
})

test('an idle page loads the new one, once', async () => {
  serve('new')
  await look(reload)
  await look(reload)
  expect([version.stale, reloads]).toEqual([true, 1])
})

test('a game is not disturbed, but the new version is told', async () => {
  serve('new')
  const idle = whileBusy(() => true)
  await look(reload)
  expect([version.stale, reloads]).toEqual([true, 0])
  idle()
  await look(reload)
  expect(reloads).toBe(1)
})

test('nor is somebody who types, or has a dialog open', async () => {
  serve('new')
  document.body.innerHTML = '<input value="Ada">'
  document.querySelector('input')!.focus()
  await look(reload)
  document.body.innerHTML = '<dialog open></dialog>'
  await look(reload)
  expect(reloads).toBe(0)
})

test('a hidden page loads even in the middle of a game', async () => {
  serve('new')
  const idle = whileBusy(() => true)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await look(reload)
  vi.restoreAllMocks()
  idle()
  expect(reloads).toBe(1)
})

test('a server that cannot be reached, or has no page, changes nothing', async () => {
  serve(null)
  await look(reload)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')))
  await look(reload)
  expect([version.stale, reloads]).toEqual([false, 0])
})

test('every page opens without a network, what the server writes does not', () => {
  const pages = new RegExp(/PAGES = \/(.+)\/$/m.exec(readFileSync('src/sw.js', 'utf8'))![1]!)
  const names = [...readFileSync('src/App.svelte', 'utf8').matchAll(/parts\[0\] === '(\w+)'/g)].map(([, name]) => name!)
  expect(names).toContain('analysis')
  expect(['/', ...names.flatMap((name) => [`/${name}`, `/${name}/ABC`])].filter((path) => !pages.test(path))).toEqual([])
  expect(['/icon.svg', '/api/tables', '/healthz'].filter((path) => pages.test(path))).toEqual([])
})
