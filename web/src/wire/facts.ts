/* Written by python -m web.tools.wire; the source is the Python of the games. */

/** The colours, in the order of the rows of a sheet. */
export const COLOURS = ['B', 'G', 'Y', 'R'] as const

/** The faces of a die. */
export const FACES = ['B', 'G', 'Y', 'R', 'W', 'J'] as const

/** The numbers of dice that can be predicted. */
export const NUMBERS = [1, 2, 3, 4, 5] as const

/** The bonus for enough Xs. */
export const BONUS = 3 as const

/** The least and the most players of the card game. */
export const CARD_PLAYERS = [3, 6] as const

/** The least and the most players of the dice game. */
export const DICE_PLAYERS = [2, 5] as const
