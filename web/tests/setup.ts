// What jsdom lacks and the page uses.
import '@testing-library/jest-dom/vitest'

window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.animate ??= (() => ({
  cancel: () => undefined,
  finished: Promise.resolve(),
  onfinish: null,
})) as unknown as typeof Element.prototype.animate
Element.prototype.scrollTo ??= () => undefined
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
