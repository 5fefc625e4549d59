export { default as Table } from './CardTable.svelte'
export { outcome, remembered, tell } from './sentences'
export const sounds = {}
