export { default as Table } from './DiceTable.svelte'
export { tell } from './sentences'
export const sounds = { faces: 'pebbles' } as const
