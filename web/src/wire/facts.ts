/* Written by python -m web.tools.wire; the source is the Python of the dice game. */

/** The colours, in the order of the rows of a sheet. */
export const COLOURS = ['B', 'G', 'Y', 'R'] as const

/** The faces of a die. */
export const FACES = ['B', 'G', 'Y', 'R', 'W', 'J'] as const

/** The numbers of dice that can be predicted. */
export const NUMBERS = [1, 2, 3, 4, 5] as const

/** The bonus for enough Xs. */
export const BONUS = 3 as const
