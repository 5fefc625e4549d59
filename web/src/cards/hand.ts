// How a hand lies: the rows and overlap that the room allows.

/** The part of a card's width that has its value, symbol and letter. */
export const INDEX = 0.38

export interface Layout {
  rows: number
  /** Cards in a full row. */
  across: number
  width: number
  /** From one card to the next. */
  step: number
}

/** The largest cards, in the fewest rows, whose indexes all stay visible. */
export function layout(count: number, room: number, largest: number): Layout {
  const gap = 9
  for (const [rows, width] of [
    [1, largest],
    [2, largest],
    [2, largest * 0.86],
    [3, largest * 0.8],
  ] as const) {
    const across = Math.max(1, Math.ceil(count / rows))
    const step = across > 1 ? Math.min(width + gap, (room - width) / (across - 1)) : width
    if (step >= width * INDEX || rows === 3) return { rows, across, width, step }
  }
  throw new Error('a hand always finds room')
}

/** The cards in rows, the first row fullest. */
export function rowsOf(cards: readonly string[], across: number): string[][] {
  const rows: string[][] = []
  for (let i = 0; i < cards.length; i += across) rows.push(cards.slice(i, i + across))
  return rows
}
