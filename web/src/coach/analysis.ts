// Positions entered by hand: how they begin, how they change, and how a link holds one.
import type { Position } from '../api'
import type { CardPosition, DicePosition, SheetPosition } from '../wire/coach'
import { COLOURS, NUMBERS } from '../wire/facts'

export type Game = Position['game']
export type Entry = readonly [seat: number, verb: string, ...rest: unknown[]]

/** A longer link is not ours. */
const LONGEST = 12_000

export function fresh(game: 'cards'): CardPosition
export function fresh(game: 'dice'): DicePosition
export function fresh(game: Game): Position
export function fresh(game: Game): Position {
  if (game === 'cards') return { game, seats: 4, seat: 0, round: 3, dealer: 3, hand: [], turnup: null, totals: [], options: {}, actions: [] }
  return { game, seats: 3, seat: 0, round: 1, seer: 0, magic: null, sheets: [], options: {}, actions: [] }
}

/** A position as the part of a link after #. */
export function linkOf(position: Position): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The position in a link; null for anything else. The server judges whether it can be. */
export function readLink(hash: string): Position | null {
  const text = hash.replace(/^#/, '')
  if (text === '' || text.length > LONGEST) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
    return asPosition(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return null
  }
}

/** What the page relies on in a position that it reads. */
interface Read {
  game?: unknown
  actions?: unknown
  hand?: unknown
  sheets?: unknown
}

/** What has the form of a position, as far as the page relies on it. */
function asPosition(read: unknown): Position | null {
  const { game, actions = [], hand, sheets = [] } = (read ?? {}) as Read
  const listed = Array.isArray(actions) && actions.every((action) => Array.isArray(action) && action.length >= 2)
  if (!listed || !isPlain(read)) return null
  if (game === 'cards' && Array.isArray(hand) && hand.every((card) => typeof card === 'string')) return { ...fresh(game), ...(read as object) }
  const written = Array.isArray(sheets) && sheets.every((sheet) => Array.isArray((sheet as SheetPosition | null)?.rows))
  return game === 'dice' && written ? { ...fresh(game), ...(read as object) } : null
}

/** Whether the numbers of a position are numbers, and small. */
function isPlain(read: unknown): boolean {
  const told = read as Record<string, unknown>
  return ['seats', 'seat', 'round', 'dealer', 'seer'].every((name) => told[name] === undefined || (Number.isInteger(told[name]) && (told[name] as number) >= 0 && (told[name] as number) <= 60))
}

export const entries = (position: Position): readonly Entry[] => (position.actions ?? []) as unknown as Entry[]

/** The same with one more action; an own card leaves the hand. */
export function withAction<P extends Position>(position: P, entry: Entry): P {
  const next = { ...position, actions: [...entries(position), entry] as never }
  if (next.game === 'cards' && entry[0] === next.seat && entry[1] === 'play') return { ...next, hand: next.hand.filter((card) => card !== entry[2]) }
  return next
}

/** The same without the last action; an own card returns to the hand. */
export function undone<P extends Position>(position: P): P {
  const all = entries(position)
  const last = all.at(-1)
  const next = { ...position, actions: all.slice(0, -1) as never }
  if (last && next.game === 'cards' && last[0] === next.seat && last[1] === 'play') return { ...next, hand: [...next.hand, last[2] as string] }
  return next
}

/** The same with other beginnings, which void what has happened since. */
export function begun<P extends Position>(position: P, change: Partial<P>): P {
  return { ...position, actions: [], ...change }
}

/** The options with one of them changed; defaults are left out. */
export function withOption<O extends Record<string, unknown>>(options: O, name: string, value: unknown, usual: unknown): O {
  const others = Object.entries(options).filter(([other]) => other !== name)
  return Object.fromEntries(value === usual ? others : [...others, [name, value]]) as O
}

const emptySheet = (): SheetPosition => ({ rows: COLOURS.map(() => NUMBERS.map(() => null)), jester_row: NUMBERS.map(() => false) })

/** The sheets before the round, one for each seat. */
export function sheetsOf(position: DicePosition): SheetPosition[] {
  return Array.from({ length: position.seats }, (_, seat) => position.sheets?.[seat] ?? emptySheet())
}
