// Where we are: the path of the page, without any library.

export const route: { path: string; hash: string } = $state({ path: location.pathname, hash: location.hash })

function look(): void {
  route.path = location.pathname
  route.hash = location.hash
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  look()
  scrollTo(0, 0)
}

/** Sets the part after #, without a new entry in the history. */
export function mark(hash: string): void {
  history.replaceState(null, '', `${location.pathname}${hash}`)
  look()
}

addEventListener('popstate', look)
addEventListener('hashchange', look)
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.hash)
})
