// Pads as files: written for anybody to keep, judged when they come back, and as tables for spreadsheets.
import type { Words } from '../words'
import { card_standing, dice_standing, most_rounds, PLAYERS, refused, type Game, type Options, type Pad } from './pads'
import { boxOf, markName } from './dice_view'
import type { Entry, Misfit } from './rules/entries'
import { people_of, refused_rename } from './rules/people'
import { ENTRIES, FIRST, OPTIONS, type Shape } from './rules/shapes'

export const FORMAT = 'stonehenge-pad'
export const VERSION = 1
const LONGEST_FILE = 5_000_000
const MOST_PADS = 1000
const MOST_ENTRIES = 2000

/** A file that is refused, and why. */
export class BrokenPad extends Error {
  constructor(readonly refusal: { rule: string; facts: Record<string, string | number> }) {
    super(refusal.rule)
  }
}

export function encodePads(pads: readonly Pad[]): string {
  // what other devices still keep covered is not ours to keep
  const known = pads.map((pad) => ({ ...pad, entries: pad.entries.filter(({ kind }) => kind !== 'covered') }))
  return JSON.stringify({ format: FORMAT, version: VERSION, pads: known })
}

/** The pads of a file; throws BrokenPad with the rule that the file breaks. */
export function decodePads(text: string): Pad[] {
  if (text.length > LONGEST_FILE) throw broken('pad-file-too-long', { longest: LONGEST_FILE })
  const file = parsed(text)
  if (!isObject(file) || file.format !== FORMAT) throw notAPad(`its format is not ${FORMAT}`)
  if (file.version !== VERSION) throw broken('pad-version', { version: String(file.version) })
  if (!Array.isArray(file.pads) || file.pads.length > MOST_PADS) throw notAPad('it has no list of pads')
  return file.pads.map(judged)
}

const broken = (rule: string, facts: Record<string, string | number>) => new BrokenPad({ rule, facts })
const notAPad = (reason: string) => broken('not-a-pad', { reason })
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw broken('not-json', {})
  }
}

function judged(written: unknown): Pad {
  if (!isObject(written)) throw notAPad('a pad is not an object')
  const { game, players, options, entries, date = '', ...rest } = written
  if (game !== 'cards' && game !== 'dice') throw broken('unknown-game', { game: String(game), known: 'cards, dice' })
  if (Object.keys(rest).length > 0) throw notAPad(`it has the unknown key ${Object.keys(rest)[0]}`)
  if (typeof date !== 'string' || date.length > 40) throw notAPad('its date is not a text')
  if (!Array.isArray(entries) || entries.length > MOST_ENTRIES) throw notAPad('its entries are not a list, or too many')
  const names = judgedNames(game, players)
  const pad: Pad = { game, players: names, options: judgedOptions(game, names.length, options), entries: [], date }
  for (const entry of entries) {
    const made = judgedEntry(entry)
    const misfit = refused(pad, made)
    if (misfit) throw new BrokenPad(misfit)
    pad.entries = [...pad.entries, made]
  }
  return pad
}

function judgedNames(game: Game, players: unknown): string[] {
  const [least, most] = PLAYERS[game]
  if (!Array.isArray(players) || players.length < least || players.length > most) throw broken('wrong-player-count', { game, least, most })
  if (!players.every((name) => typeof name === 'string')) throw notAPad('a name is not a text')
  const names = players as string[]
  const people = people_of(names, [])
  for (const [player, name] of names.entries()) {
    const misfit: Misfit | null = refused_rename(people, { kind: 'rename', player, name })
    if (misfit) throw new BrokenPad(misfit)
  }
  return names
}

function judgedOptions(game: Game, players: number, given: unknown): Options {
  if (!isObject(given)) throw notAPad('its options are not an object')
  const first = FIRST[game]!
  const whole = most_rounds(game, players)
  const upTo = (length: number, least: number) => Array.from({ length }, (_, i) => least + i)
  const known: Record<string, readonly unknown[]> = { ...OPTIONS[game], [first]: upTo(players, 0), rounds: ['all', ...upTo(whole, 1)] }
  const options: Options = Object.fromEntries(Object.entries(known).map(([name, values]) => [name, values[0] as Options[string]]))
  for (const [name, value] of Object.entries(given)) {
    const values = known[name]
    if (!values) throw broken('unknown-option', { option: name, known: Object.keys(known).join(', ') })
    if (!values.includes(value)) throw broken('bad-option-value', { option: name, value: String(value), allowed: values.join(', ') })
    options[name] = value as Options[string]
  }
  if (options.plus_minus_one === true && options.bidding !== 'open') throw broken('plus-minus-one-needs-open-bids', { bidding: String(options.bidding) })
  if (options.rounds === 'all' || options.rounds === whole) delete options.rounds // a whole game does not say so
  return options
}

function judgedEntry(entry: unknown): Entry {
  const fields = isObject(entry) ? ENTRIES[String(entry.kind)] : undefined
  if (!isObject(entry) || !fields) throw notAPad('it has an unknown entry')
  const made = entry.kind === 'trump' ? { turned: null, ...entry } : { ...entry }
  for (const name of Object.keys(made)) if (name !== 'kind' && !(name in fields)) throw notAPad(`an entry has the unknown key ${name}`)
  for (const [name, shape] of Object.entries(fields)) {
    if (!fits((made as Record<string, unknown>)[name], shape)) throw notAPad(`${name} of an entry is not right`)
  }
  return made as unknown as Entry
}

function fits(value: unknown, shape: Shape): boolean {
  if ('int' in shape) return Number.isInteger(value) && (value as number) >= shape.int[0] && (value as number) <= shape.int[1]
  if ('text' in shape) return typeof value === 'string' && value.length <= shape.text
  if ('one' in shape) return shape.one.includes(value as string)
  if ('some' in shape) return shape.some.some((one) => fits(value, one))
  if ('list' in shape) return Array.isArray(value) && value.every((one) => fits(one, shape.list))
  return Array.isArray(value) && value.length === shape.tuple.length && shape.tuple.every((one, i) => fits(value[i], one))
}

/** The pad as CSV: a line for each round, with what was predicted, what came of it and the total. */
export function csvText(pad: Pad, words: Words): string {
  const shown = pad.game === 'cards' ? card_standing(pad) : dice_standing(pad)
  const kinds = pad.game === 'cards' ? ['bid', 'won', 'total'] : ['call', 'mark', 'total']
  const heads = kinds.map((column) => words('pad-column', { column }))
  const rows: (string | number)[][] = [[words('pad-column', { column: 'round' }), ...shown.names.flatMap((name) => heads.map((head) => safe(`${name}: ${head}`)))]]
  for (const line of shown.rounds.slice(0, shown.finished)) {
    const cells = (player: number): (string | number)[] => {
      if (!line.here[player]) return ['', '', '']
      if ('won' in line) return [line.bids[player]!, line.won[player]!, line.totals[player]!]
      return [boxOf(line.predictions[player]!).join(''), markName(line.marks[player]!) ?? '', line.totals[player]!]
    }
    rows.push([line.round, ...shown.names.flatMap((_, player) => cells(player))])
  }
  return rows.map((row) => row.map(quoted).join(',') + '\r\n').join('')
}

/** A text that no spreadsheet takes for a formula. */
const safe = (cell: string) => (/^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell)
const quoted = (cell: string | number) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell))

/** Hands a text to the reader as a file. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

/** A name for a file of this pad. */
export const fileName = (pad: Pad, ending: string) => `stonehenge-pad-${pad.game}-${pad.date.slice(0, 10) || 'undated'}.${ending}`
