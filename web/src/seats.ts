// Seats of one's own: a seat is kept only if the server has not been caught.
import { Refused } from './api'
import { keep, kept } from './session.svelte'
import type { Ticket } from './wire/messages'
import { meet, type Terms } from './witness'

/** Keeps a seat at a table whose deal others play, too: a chain or a match binds the server there. */
export function keepSeat(ticket: Ticket): void {
  keep({ seats: { ...kept.seats, [ticket.table]: ticket.token } })
}

/** Keeps a seat; refuses one of a server that uses an old secret. `terms`: what was asked for when opening the table. */
export function takeSeat(ticket: Ticket, terms: Terms | null = null): void {
  const caught = meet(ticket, terms)
  if (caught) throw new Refused(caught)
  keep({ seats: { ...kept.seats, [ticket.table]: ticket.token } })
}
