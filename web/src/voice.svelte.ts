// What is said aloud: one live region of the page speaks it, so that two never talk over each other.
export const voice: {
  /** What is asked now, or why something was refused. */
  asked: string
} = $state({ asked: '' })

/** Says what is asked as long as whoever asks is on the page. */
export function ask(text: () => string): void {
  $effect(() => {
    voice.asked = text()
    return () => (voice.asked = '')
  })
}
