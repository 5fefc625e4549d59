import { seatNames, type Standing } from '../standing'
import type { View } from '../wire/dice'
import type { Words } from '../words'
import { told } from './finished'

export { default as Table } from './DiceTable.svelte'
export { tell, thing } from './sentences'
export { stay } from './pace'
export const sounds = { faces: 'pebbles' } as const

/** What a finished round brought, in a sentence or two. */
export const reckon = (standing: Standing, words: Words): string => told(standing.view as View, seatNames(standing, words), words)
