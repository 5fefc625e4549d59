export { default as Table } from './CardTable.svelte'
export { tell } from './sentences'
export const sounds = {}
