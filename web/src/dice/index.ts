export { default as Table } from './DiceTable.svelte'
export { tell } from './sentences'
