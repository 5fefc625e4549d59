// A pad: who plays which game by which options, and its entries. Everything shown is the fold of them.
import { rounds } from './rules/card_rules'
import { fold_cards, type CardOptions, type CardPad } from './rules/cards'
import { fold_dice, type DiceOptions, type DicePad } from './rules/dice'
import { ROUNDS } from './rules/dice_rules'
import type { Entry, Misfit } from './rules/entries'
import { CARD_PLAYERS, DICE_PLAYERS } from '../wire/facts'
import { history } from './rules/history'
import { refused_card_entry, refused_dice_entry } from './rules/judge'

export type Game = 'cards' | 'dice'
export type Options = Record<string, boolean | number | string>

/** One pad, as it stands in a file. */
export interface Pad {
  game: Game
  players: string[]
  options: Options
  entries: Entry[]
  date: string
}

export function most_rounds(game: Game, players: number): number {
  return game === 'cards' ? rounds(players) : ROUNDS
}

const agreed = (pad: Pad): Options => ({ rounds: most_rounds(pad.game, pad.players.length), ...pad.options })

export const card_options = (pad: Pad): CardOptions => agreed(pad) as unknown as CardOptions
export const dice_options = (pad: Pad): DiceOptions => agreed(pad) as unknown as DiceOptions

export const card_standing = (pad: Pad): CardPad => fold_cards(pad.players, card_options(pad), history(pad.entries).kept)
export const dice_standing = (pad: Pad): DicePad => fold_dice(pad.players, dice_options(pad), history(pad.entries).kept)

/** Why an entry cannot be written now; null if it can. */
export function refused(pad: Pad, entry: Entry): Misfit | null {
  return pad.game === 'cards'
    ? refused_card_entry(pad.players, card_options(pad), pad.entries, entry)
    : refused_dice_entry(pad.players, dice_options(pad), pad.entries, entry)
}

/** The least and the most players of each game. */
export const PLAYERS: Record<Game, readonly [number, number]> = { cards: CARD_PLAYERS, dice: DICE_PLAYERS }
