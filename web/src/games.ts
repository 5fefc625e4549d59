// What each game brings to the page; loaded when a table of it is opened.
import type { Component } from 'svelte'
import type { Line } from './log'
import type { Sound } from './sound'
import { piece } from './piece.svelte'
import type { Standing, TableProps } from './standing'
import type { Happened } from './wire/messages'
import type { Words } from './words'

export interface GameFace {
  Table: Component<TableProps<never, never> & Record<string, unknown>>
  /** An event as a sentence; null for what is not worth telling. */
  tell: (event: Happened, standing: Standing, words: Words) => string | null
  /** What an action is about, such as a card, where a sentence can name it. */
  thing: (action: readonly unknown[], words: Words) => string | null
  /** What an action decided, as a sentence: who takes a trick. */
  outcome?: (event: Happened, standing: Standing, words: Words) => string | null
  /** The lines of the log that may be looked at now. */
  remembered?: (log: Line[], view: unknown) => Line[]
  /** What a finished round brought, in a sentence or two. */
  reckon: (standing: Standing, words: Words) => string
  /** Milliseconds for which a moment stays before the next is shown. */
  stay: (now: Standing, before: Standing) => number
  /** What an action sounds like, by its verb; a tap where nothing is said. */
  sounds: Readonly<Record<string, Sound>>
}

const faces: Record<string, () => Promise<GameFace>> = {
  cards: () => import('./cards/index') as Promise<unknown> as Promise<GameFace>,
  dice: () => import('./dice/index') as Promise<unknown> as Promise<GameFace>,
}

export const face = (game: string): Promise<GameFace> => piece((faces[game] ?? faces.cards)!)
