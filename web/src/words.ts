// The words people read, from the same files as the terminal's.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { piece } from './piece.svelte'

export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
export type Facts = Record<string, string | number>

/** Why something was refused: the rule, and the facts a sentence about it needs. */
export interface Refusal {
  rule: string
  facts: Record<string, unknown>
}

export interface Words {
  /** The sentence for a message id, with its facts put in. */
  (id: string, facts?: Facts): string
  readonly language: Language
  /** The reader's own way to write dates, in this language. */
  readonly locale: string
  /** Whether this language has such a message. */
  has(id: string): boolean
  /** The name of a colour by its letter. */
  colour(letter: string): string
  /** A card in words: "green 8", "Wizard". */
  card(name: string): string
  /** A card within a sentence, as what is or as what is played: "the green 8", "a Wizard". */
  cardSaid(name: string, role?: 'subject' | 'object'): string
  /** Why something was refused and what to do. */
  refusal(refusal: Refusal, names?: readonly string[]): string
  /** Names or numbers in a row: "a, b and c". */
  list(items: readonly string[]): string
}

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('words:en'),
  de: () => import('words:de'),
  nl: () => import('words:nl'),
}

export async function loadWords(language: Language): Promise<Words> {
  return makeWords(language, (await piece(sources[language])).default)
}

export function makeWords(language: Language, source: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })

  const say = (id: string, facts: Facts = {}): string => {
    const pattern = bundle.getMessage(id)?.value
    if (!pattern) return id
    const errors: Error[] = []
    const text = bundle.formatPattern(pattern, facts, errors)
    if (errors[0] && import.meta.env.DEV) console.error(id, errors[0])
    return begun(text, facts)
  }
  /** Cards and colours are written small, but not where they begin a sentence. */
  const begun = (text: string, { card, colour }: Facts): string => {
    const small = [card, colour].some((fact) => typeof fact === 'string' && fact !== '' && text.startsWith(fact))
    return small && /[.?!]$/.test(text) ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1) : text
  }
  const seat = (value: number, names: readonly string[]) =>
    value < 0 ? say('chance') : (names[value] ?? say('seat', { seat: value }))
  const fact = (name: string, value: unknown, names: readonly string[]): string | number => {
    if (name === 'colour') return say('colour', { letter: String(value) })
    if (name === 'card') return /^[BGYRWJ]\d+$/.test(String(value)) ? words.cardSaid(String(value)) : String(value)
    if ((name === 'turn' || name === 'seat') && typeof value === 'number') return seat(value, names)
    return typeof value === 'number' ? value : String(value)
  }
  const words: Words = Object.assign(say, {
    language,
    locale: globalThis.navigator?.languages.find((tag) => tag.startsWith(language)) ?? language,
    has: (id: string) => bundle.hasMessage(id),
    colour: (letter: string) => say('colour', { letter }),
    card: (name: string) => {
      if (name.startsWith('W')) return say('page-wizard')
      if (name.startsWith('J')) return say('page-jester')
      return say('page-card', { colour: words.colour(name.charAt(0)), value: name.slice(1) })
    },
    cardSaid: (name: string, role = 'subject') => say('page-card-said', { kind: name.charAt(0), value: name.slice(1), role }),
    refusal: (refusal: Refusal, names: readonly string[] = []) => {
      const id = `refused-${refusal.rule}`
      if (!bundle.hasMessage(id)) return say('page-refused')
      const facts = Object.entries(refusal.facts).map(([n, v]) => [n, fact(n, v, names)])
      return say(id, Object.fromEntries(facts) as Facts)
    },
    list: (items: readonly string[]) => lists.format(items),
  })
  return words
}

/** The first of the reader's languages that we have, English where we have none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** A number with a real minus sign. */
export function signed(value: number, plus = false): string {
  return value < 0 ? `\u2212${-value}` : plus && value > 0 ? `+${value}` : String(value)
}
