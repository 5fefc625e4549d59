// Pieces of the page that are loaded when they are needed, and asked for again until they arrive.
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const STYLE = /Unable to preload CSS for (\S+)/
const SCRIPT = /dynamically imported module: (\S+)/
const LOADED = 'stonehenge-again'
const SELDOM = 60_000

/** How many pieces have failed to load and are being asked for again. */
export const missing = $state({ pieces: 0 })

/** Loads a piece of the page; waits longer and longer between attempts. */
export async function piece<T>(load: () => Promise<T>, pause: (ms: number) => Promise<void> = sleep): Promise<T> {
  let failed = false
  for (let wait = FIRST_WAIT; ; wait = Math.min(LONGEST_WAIT, wait * 2)) {
    try {
      const loaded = await load()
      if (failed) missing.pieces -= 1
      return loaded
    } catch (error) {
      if (!failed) missing.pieces += 1
      failed = true
      await pause(wait * (0.7 + Math.random() * 0.6))
      await style(error)
      await script(error)
    }
  }
}

/** Vite asks for a stylesheet only once, so we ask for it again ourselves. */
async function style(error: unknown): Promise<void> {
  const href = STYLE.exec(String(error))?.[1]
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  await new Promise((resolve) => {
    link.onload = link.onerror = resolve
    document.head.append(link)
  })
}

/** Browsers remember that a script failed and do not ask again; once it is there, only a fresh page can have it. */
export async function script(error: unknown, reload: () => void = () => location.reload()): Promise<void> {
  const src = SCRIPT.exec(String(error))?.[1]
  if (!src || Date.now() - Number(sessionStorage.getItem(LOADED) ?? 0) < SELDOM) return
  const there = await fetch(src, { cache: 'reload' }).then((answer) => answer.ok, () => false)
  if (!there) return
  sessionStorage.setItem(LOADED, String(Date.now())) // seldom: a page that lacks something else must not load for ever
  reload()
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
