// Which word is being explained; one at a time, for the whole page.

interface Help {
  game: string
  term: string
  /** The word that was tapped; it gets the focus back. */
  anchor: HTMLElement
}

export const help: {
  open: Help | null
  /** What the words mean at this moment of the game, by word: "Now it is Dirk." */
  now: Record<string, string>
} = $state({ open: null, now: {} })

/** Explains a word, or closes it where it is explained already. */
export function explain(game: string, term: string, anchor: HTMLElement): void {
  const again = help.open?.anchor === anchor && help.open.term === term
  help.open = again ? null : { game, term, anchor }
}

/** Tells what the words mean now, as long as whoever tells it is on the page. */
export function present(now: () => Record<string, string>): void {
  $effect(() => {
    help.now = now()
    return () => {
      help.now = {}
    }
  })
}
