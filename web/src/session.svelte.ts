// What this browser remembers: language, look, tokens of seats, the last choices.
import { loadWords, preferredLanguage, type Language, type Words } from './words'

export type Theme = 'system' | 'light' | 'dark'

interface Kept {
  language: Language | null
  theme: Theme
  sound: boolean
  /** Whether to ask before a card is played; null where the device decides. */
  confirm: boolean | null
  /** Notifies when it is one's turn and the page is in the background. */
  notify: boolean
  /** What a round brought stays until one goes on. */
  patient: boolean
  name: string
  /** A random text that tells this browser from others at the same address. */
  device: string
  /** The key of one's profile; empty before the first game. */
  profile: string
  /** Whether another browser has a key to the same profile. */
  shared: boolean
  /** Tokens of seats by table. */
  seats: Record<string, string>
  /** The last round of each table whose reckoning was read. */
  read: Record<string, number>
  /** The last choices of each game. */
  choices: Record<string, Choices>
  /** What was done in each guided game that is not finished. */
  lessons: Record<string, unknown[][]>
  /** Whether the invitation to learn was taken or closed. */
  invited: boolean
}

/** How somebody likes a game: remembered, and one click starts it again. */
export interface Choices {
  seats: number
  level: string
  /** Milliseconds that computer players seem to think. */
  pace: number
  options: Record<string, boolean | number | string>
}

const KEY = 'stonehenge'
const fresh: Kept = {
  language: null,
  theme: 'system',
  sound: false,
  confirm: null,
  notify: false,
  patient: false,
  name: '',
  device: '',
  profile: '',
  shared: false,
  seats: {},
  read: {},
  choices: {},
  lessons: {},
  invited: false,
}

function read(): Kept {
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { ...fresh }
  }
}

export const kept: Kept = $state(read())

/** Whether a card is played only when it is confirmed: by default where a finger plays small cards. */
export function asksBeforePlaying(): boolean {
  return kept.confirm ?? (matchMedia('(pointer: coarse)').matches && Math.min(innerWidth, innerHeight) < 500)
}

/** The words of the language now chosen. */
export const speech: { words: Words } = $state({ words: undefined as unknown as Words })

/** Writes down what is to be remembered; merges seats that another tab has taken. */
export function keep(change: Partial<Kept>): void {
  const others = read()
  Object.assign(kept, { profile: others.profile || kept.profile, shared: others.shared || kept.shared }, change)
  kept.seats = { ...others.seats, ...kept.seats }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // a full or forbidden store: the session still works
  }
  show()
}

// another tab has made, joined or deleted the profile
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  const { profile, shared } = read()
  Object.assign(kept, { profile, shared })
})

/** The text that tells this browser from others. */
export function device(): string {
  if (!kept.device) keep({ device: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('') })
  return kept.device
}

/** The key of one's profile, which is made for the first game. */
export function profileKey(): string {
  const stored = read().profile
  if (stored) kept.profile = stored
  if (!kept.profile) keep({ profile: newKey() })
  return kept.profile
}

/** 32 random bytes in base64url. */
export function newKey(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export function forget(table: string): void {
  const seats = { ...read().seats, ...kept.seats }
  delete seats[table]
  kept.seats = seats
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), seats }))
  } catch {
    // as above
  }
}

function show(): void {
  if (kept.theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = kept.theme
}

export async function speak(language: Language): Promise<void> {
  speech.words = await loadWords(language)
  document.documentElement.lang = language
}

export async function begin(): Promise<void> {
  show()
  await speak(kept.language ?? preferredLanguage(navigator.languages))
}
