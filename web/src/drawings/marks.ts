// Which mark a player has, colour and shape: that of the seat, unless somebody above says otherwise.
import { getContext, setContext } from 'svelte'

type MarkOf = (seat: number) => number
const KEY = Symbol('marks')

export const provideMarks = (markOf: MarkOf): MarkOf => setContext(KEY, markOf)
export const marks = (): MarkOf => getContext<MarkOf | undefined>(KEY) ?? ((seat) => seat)
