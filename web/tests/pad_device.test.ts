// What the pad asks of the device: a screen that stays on, and a new version that waits for a word.
import { expect, test, vi } from 'vitest'
import { stayAwake } from '../src/pad/awake'
import { awaitVersion, loadVersion, version } from '../src/version.svelte'

function visible(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the screen stays on while the pad is open, also after the page was hidden', async () => {
  const release = vi.fn(() => Promise.resolve())
  const request = vi.fn(() => Promise.resolve({ release }))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const end = stayAwake()
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  visible('hidden') // the browser lets go by itself
  expect(request).toHaveBeenCalledTimes(1)
  visible('visible')
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  await Promise.resolve()
  end()
  expect(release).toHaveBeenCalledTimes(1)
  visible('visible')
  expect(request).toHaveBeenCalledTimes(2)
})

test('a device that keeps no screen on is no failure', async () => {
  const request = vi.fn(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')))
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const end = stayAwake()
  await vi.waitFor(() => expect(request).toHaveBeenCalled())
  expect(end).not.toThrow()
})

test('a new version is told once it has all it needs, and takes over when somebody says so', () => {
  const workers = Object.assign(new EventTarget(), { controller: {} })
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  const waiting = { postMessage: vi.fn() }
  const installing = new EventTarget()
  const worker = Object.assign(new EventTarget(), { waiting: null as typeof waiting | null, installing })
  awaitVersion(worker as unknown as ServiceWorkerRegistration)
  worker.dispatchEvent(new Event('updatefound'))
  expect(version.stale).toBe(false)
  worker.waiting = waiting
  installing.dispatchEvent(new Event('statechange'))
  expect(version.stale).toBe(true)
  const reload = vi.fn()
  loadVersion(reload)
  expect(waiting.postMessage).toHaveBeenCalledWith('go')
  expect(reload).not.toHaveBeenCalled()
  workers.dispatchEvent(new Event('controllerchange'))
  expect(reload).toHaveBeenCalledOnce()
})
