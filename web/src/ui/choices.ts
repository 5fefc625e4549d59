// What somebody chose for a game, and the words for it.
import type { Choices } from '../session.svelte'
import type { GameInfo } from '../wire/messages'
import type { Words } from '../words'

/** The remembered choices, as far as the server still offers them. */
export function choicesFor(info: GameInfo, kept: Choices | undefined): Choices {
  const seats = kept && info.players.includes(kept.seats) ? kept.seats : info.players.includes(4) ? 4 : info.players[0]!
  const level = kept && info.levels.includes(kept.level) ? kept.level : info.default_level
  const options: Choices['options'] = {}
  for (const [name, values] of Object.entries(info.options)) {
    const wanted = kept?.options[name] ?? (values.includes('random') ? 'random' : info.defaults[name])
    if (wanted !== undefined && (values.includes(wanted) || wanted === 'random')) options[name] = wanted
  }
  for (const [[name, value], [other, its]] of info.excluded) {
    if (options[name] === value && options[other] === its) options[name] = info.defaults[name]!
  }
  return { seats, level, pace: kept?.pace ?? 900, options }
}

/** The chosen option with which this value cannot be chosen; null where it can. */
export function excludedBy(info: GameInfo, options: Choices['options'], name: string, value: unknown): [string, boolean | number | string] | null {
  for (const [one, other] of info.excluded) {
    const [here, there] = one[0] === name ? [one, other] : [other, one]
    if (here[0] === name && here[1] === value && options[there[0]] === there[1]) return there
  }
  return null
}

/** Paces to choose from, in milliseconds. */
export const PACES = [0, 400, 900, 2000]

export function levelName(level: string, words: Words): string {
  return words.has(`page-level-${level}`) ? words(`page-level-${level}`) : level
}

/** The variants that differ from the plain game, in words; who begins is none of them. */
export function variants(options: Record<string, boolean | number | string>, info: GameInfo, words: Words): string[] {
  return Object.entries(options)
    .filter(([name, value]) => name in info.options && name !== info.first && value !== info.defaults[name])
    .map(([name, value]) => optionWords('variant', name, value, words))
}

/** What is said of one value of an option: by words of its own, or by words that take the number. */
export function optionWords(kind: 'value' | 'about' | 'variant', name: string, value: boolean | number | string, words: Words): string {
  const own = `page-${kind}-${name}-${String(value)}`
  return words.has(own) ? words(own) : words(`page-${kind}-${name}`, { value: Number(value) })
}
