// The words of the games that explain themselves, and where they stand in a text.
import type { Words } from '../words'

/** Each word with the words to see besides. */
const TERMS: Record<string, Record<string, readonly string[]>> = {
  cards: {
    trump: ['follow', 'trick'],
    trick: ['trump', 'exact'],
    follow: ['trump', 'wizard'],
    wizard: ['jester', 'follow'],
    jester: ['wizard', 'follow'],
    dealer: ['trump'],
    exact: ['trick', 'balance'],
    balance: ['exact', 'plus-minus-one'],
    'plus-minus-one': ['dealer', 'balance'],
  },
  dice: {
    seer: ['wizard-colour'],
    'wizard-colour': ['seer'],
    'jester-score': ['x'],
    x: ['jester-score', 'exact'],
    exact: ['x'],
    leave: ['seer', 'exact'],
    'magic-card': ['seer'],
  },
}

export const termsOf = (game: string): string[] => Object.keys(TERMS[game] ?? {})
export const seeAlso = (game: string, term: string): readonly string[] => TERMS[game]?.[term] ?? []

export interface Part {
  text: string
  /** The word that it is, if it is one. */
  term: string | null
}

/** A text in parts; each word of the game stands out where it comes first. */
export function parts(text: string, game: string, words: Words): Part[] {
  const forms = new Map<string, string>()
  for (const term of termsOf(game)) {
    for (const form of words(`term-${game}-${term}-forms`).split('|')) forms.set(form.trim(), term)
  }
  const longest = [...forms.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const found = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${longest.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')
  const parted: Part[] = []
  const seen = new Set<string>()
  let from = 0
  for (const match of text.matchAll(found)) {
    const term = forms.get(match[0])!
    if (seen.has(term)) continue
    seen.add(term)
    parted.push({ text: text.slice(from, match.index), term: null }, { text: match[0], term })
    from = match.index + match[0].length
  }
  return [...parted, { text: text.slice(from), term: null }].filter((part) => part.text !== '')
}
