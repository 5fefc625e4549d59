import type { TableView } from '../wire/messages'

/** Where the games of a deal are compared that others play, too. */
export function sameAddress({ same, game }: TableView): string {
  if (!same?.day) return `/m/${same?.deal ?? ''}`
  return game === 'dice' ? '/daily/dice' : '/daily'
}
