// Entries of a pad in words, for those who choose between two.
import { signed, type Words } from '../../words'
import type { Entry } from '../rules/entries'

/** One entry in words. */
export function describe(entry: Entry, names: readonly string[], words: Words): string {
  const name = 'player' in entry ? (names[entry.player] ?? '') : ''
  const round = 'round' in entry ? entry.round : 'rounds' in entry ? entry.rounds : 0
  return words('page-share-entry', { kind: entry.kind, name, round, value: valueOf(entry, names, words) })
}

function valueOf(entry: Entry, names: readonly string[], words: Words): string {
  switch (entry.kind) {
    case 'bid':
      return String(entry.bid)
    case 'tricks':
      return words.list(entry.won.map((won, player) => `${names[player] ?? ''} ${won}`))
    case 'trump':
      return entry.trump ? words.colour(entry.trump) : words('page-no-trump')
    case 'magic':
      return entry.magic ? words('magic-name', { id: entry.magic }) : words('page-score-no-card')
    case 'predict':
      return words('page-dice-box', { number: entry.box[0], colour: words.colour(entry.box[1]) })
    case 'cross':
      return entry.number === null ? '–' : String(entry.number)
    case 'wizard':
      return words.colour(entry.colour)
    case 'rolls':
      return String(entry.rolls)
    case 'score':
      return signed(entry.off)
    case 'jester':
      return String(entry.jesters)
    case 'dice':
      return entry.faces.join(' ')
    case 'rename':
      return entry.name
    default:
      return ''
  }
}
