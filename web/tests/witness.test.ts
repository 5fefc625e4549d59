// What this browser keeps and checks: an honest server is believed, a cheating one is caught and told.
import { beforeEach, describe, expect, test } from 'vitest'
import { closingText, promiseOf, readClosing, type Closing } from '../src/promises'
import type { TableView } from '../src/wire/messages'
import { confirm, meet, nameFirst, promise, read, see, type Said } from '../src/witness'

const asked = { bidding: 'open', first_dealer: 'random' }
const ticket = { table: 'ABC234', seat: 0, token: 't', commitment: 'c0'.repeat(32) }
const terms = { game: 'cards', seats: 3, asked }

function view(changes: Partial<TableView> = {}, mine: { promise?: string | null; part?: boolean } = {}): TableView {
  const seat = { kind: 'human', name: 'Ada', level: null, held: null, held_why: null, muted: false } as const
  return {
    id: ticket.table,
    game: 'cards',
    options: asked,
    settings: {},
    phase: 'open',
    paused: false,
    seats: [{ ...seat, promise: null, part: true, ...mine }, ...Array.from({ length: 2 }, () => ({ ...seat, promise: null, part: true }))],
    host: 0,
    chance: 2,
    commitment: ticket.commitment,
    restarts: 0,
    starting: false,
    closing: null,
    secret: null,
    rematch: null,
    ...changes,
  }
}

function closing(promised: string, changes: Partial<Closing> = {}): string {
  const { table, commitment } = ticket
  return closingText({ table, commitment, ...terms, restarts: 0, promises: { 0: promised }, ...changes })
}

/** Sits down and promises; returns the promise. */
function sit(): string {
  expect(meet(ticket, terms)).toBeNull()
  const said = see(view(), 0, true)
  return (said as Said & { type: 'promise' }).promise
}

const cheat = () => read(ticket.table).cheat
const unproved = () => read(ticket.table).unproved

beforeEach(() => localStorage.clear())

describe('an honest server', () => {
  test('gets a promise, then the nonce for the closing, and nothing twice', () => {
    const promised = sit()
    expect(see(view({}, { promise: promised }), 0, false)).toBeNull()
    const text = closing(promised)
    const said = see(view({ closing: text }, { promise: promised }), 0, false)
    expect(said).toMatchObject({ type: 'reveal' })
    expect(promiseOf(ticket.table, (said as { nonce: string }).nonce)).toBe(promised)
    confirm(ticket.table, said!)
    expect(see(view({ closing: text }, { promise: promised }), 0, false)).toBeNull()
    const notes = read(ticket.table)
    expect(notes).toMatchObject({ cheat: null, unproved: null })
    expect(notes.file).toEqual({
      format: 'stonehenge-promise',
      version: 2,
      table: ticket.table,
      seat: 0,
      nonce: (said as { nonce: string }).nonce,
      closing: text,
    })
  })

  test('has its closing stored before the nonce is given', () => {
    const promised = sit()
    see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    const stored = JSON.parse(localStorage.getItem(`stonehenge-promise-${ticket.table}`)!) as { closings: Record<string, string> }
    expect(stored.closings[promised]).toBe(closing(promised))
  })

  test('is told the same nonce again if it did not confirm it', () => {
    const promised = sit()
    const table = view({ closing: closing(promised) }, { promise: promised })
    expect(see(table, 0, true)).toEqual(see(table, 0, true))
    expect(cheat()).toBeNull()
  })

  test('gets a new promise after a restart', () => {
    const first = sit()
    see(view({ closing: closing(first) }, { promise: first }), 0, false)
    const said = see(view({ restarts: 1 }), 0, false) as { promise: string }
    expect(said.promise).not.toBe(first)
    const text = closing(said.promise, { restarts: 1 })
    expect(see(view({ restarts: 1, closing: text }, { promise: said.promise }), 0, false)).toMatchObject({ type: 'reveal' })
    expect(cheat()).toBeNull()
  })

  test('gets a promise of this device where another one has promised, but no quarrel about it', () => {
    sit()
    const other = view({}, { promise: 'ee'.repeat(32) })
    expect(see(other, 0, false)).toBeNull()
    expect(see(other, 0, true)).toMatchObject({ type: 'promise' })
  })

  test('of an older version is not asked for anything', () => {
    expect(see(view({ chance: 1 }), 0, true)).toBeNull()
    expect(see(view(), null, true)).toBeNull()
  })
})

test('a whole game is asked for without saying so', () => {
  expect(meet(ticket, { ...terms, asked: { ...asked, rounds: 'all' } })).toBeNull()
  const { promise: promised } = see(view(), 0, true) as { promise: string }
  expect(see(view({ closing: closing(promised) }, { promise: promised }), 0, false)).toMatchObject({ type: 'reveal' })
  expect(cheat()).toBeNull()
})

describe('who begins', () => {
  const other = { ...asked, first_dealer: 2 }

  test('is what the table showed before the closing, for somebody who joined', () => {
    meet(ticket, null)
    const promised = (see(view(), 0, true) as { promise: string }).promise
    see(view({ options: other }, { promise: promised }), 0, false)
    expect(see(view({ options: other, closing: closing(promised, { asked: other }) }, { promise: promised }), 0, false)).toMatchObject({ type: 'reveal' })
    expect(cheat()).toBeNull()
  })

  test('is what this browser asked for, where it opened the table', () => {
    const promised = sit()
    nameFirst(ticket.table, 2)
    expect(see(view({ options: other, closing: closing(promised, { asked: other }) }, { promise: promised }), 0, false)).toMatchObject({ type: 'reveal' })
    expect(cheat()).toBeNull()
  })

  test('cannot be changed together with the closing', () => {
    meet(ticket, null)
    const promised = (see(view(), 0, true) as { promise: string }).promise
    expect(see(view({ options: other, closing: closing(promised, { asked: other }) }, { promise: promised }), 0, false)).toBeNull()
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what: 'options' } })
  })
})

describe('a cheating server is caught', () => {
  test('with a commitment that was seen at another table', () => {
    sit()
    expect(meet({ ...ticket, table: 'XYZ789' }, null)?.rule).toBe('cheat-commitment-met')
    expect(meet({ ...ticket, table: 'XYZ789' }, terms)?.rule).toBe('cheat-commitment-met')
  })

  test('with a table played before, opened or joined again', () => {
    const promised = sit()
    see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    expect(meet(ticket, null)).toBeNull() // left and came back before the game
    expect(meet(ticket, terms)?.rule).toBe('cheat-commitment-met')
    see(view({ phase: 'playing' }, { promise: promised }), 0, false)
    expect(meet(ticket, null)?.rule).toBe('cheat-commitment-met')
  })

  test('with another commitment than before', () => {
    const promised = sit()
    expect(see(view({ commitment: 'dd'.repeat(32) }, { promise: promised }), 0, false)).toBeNull()
    expect(cheat()?.rule).toBe('cheat-commitment-changed')
  })

  test.each([
    ['options', { asked: { ...asked, bidding: 'secret' } }],
    ['options', { asked: { ...asked, first_dealer: 1 } }],
    ['game', { game: 'dice' }],
    ['seats', { seats: 4 }],
    ['table', { table: 'XYZ789' }],
    ['commitment', { commitment: 'dd'.repeat(32) }],
    ['restarts', { restarts: 1 }],
  ])('with a closing of other %s', (what, changes) => {
    const promised = sit()
    expect(see(view({ closing: closing(promised, changes) }, { promise: promised }), 0, false)).toBeNull()
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what } })
    expect(read(ticket.table).file).toBeNull()
  })

  test('with options that differ from those this browser asked for, though the table shows them', () => {
    const promised = sit()
    const other = { bidding: 'open', first_dealer: 2 }
    see(view({ options: other, closing: closing(promised, { asked: other }) }, { promise: promised }), 0, false)
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what: 'options' } })
  })

  test('with a second closing for the same promise', () => {
    const promised = sit()
    see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    const second = closing(promised, { promises: { 0: promised, 1: 'ab'.repeat(32) } })
    expect(see(view({ closing: second }, { promise: promised }), 0, false)).toBeNull()
    expect(cheat()?.rule).toBe('cheat-second-closing')
  })

  test('with a closing without this seat', () => {
    const promised = sit()
    const text = closing(promised, { promises: { 1: 'ab'.repeat(32) } })
    expect(see(view({ closing: text }, { promise: promised }), 0, false)).toBeNull()
    expect(cheat()?.rule).toBe('cheat-promise-left-out')
  })

  test('with a closing that cannot be read', () => {
    const promised = sit()
    expect(readClosing('nonsense')).toBeNull()
    see(view({ closing: 'nonsense' }, { promise: promised }), 0, false)
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what: 'closing' } })
  })

  test('when it denies a reveal that it had confirmed', () => {
    const promised = sit()
    const said = see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    confirm(ticket.table, said!)
    expect(see(view({ restarts: 1 }, { part: false }), 0, false)).toBeNull()
    expect(cheat()?.rule).toBe('cheat-reveal-denied')
  })

  test('when it counts restarts down, or does not count one', () => {
    const first = sit()
    see(view({ closing: closing(first) }, { promise: first }), 0, false)
    const again = promise(ticket.table) as { promise: string }
    see(view({ closing: closing(again.promise) }, { promise: again.promise }), 0, false)
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what: 'restarts' } })
    localStorage.clear()
    sit()
    see(view({ restarts: 2 }), 0, false)
    see(view({ restarts: 1 }), 0, false)
    expect(cheat()).toEqual({ rule: 'cheat-terms', facts: { what: 'restarts' } })
  })
})

describe('what is not proved is told', () => {
  test('a promise that is not of this browser', () => {
    const promised = sit()
    const swapped = closing('ee'.repeat(32))
    expect(see(view({ closing: swapped }, { promise: promised }), 0, false)).toBeNull()
    expect(unproved()).toBe('unproved-other-promise')
  })

  test('a reveal that came too late and was never confirmed', () => {
    const promised = sit()
    see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    see(view({ restarts: 1 }, { part: false }), 0, false)
    expect(cheat()).toBeNull()
    expect(unproved()).toBe('unproved-late')
  })

  test('a restart that this browser did not see', () => {
    const promised = sit()
    const said = see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    confirm(ticket.table, said!)
    see(view({ restarts: 2, phase: 'playing' }, { part: false }), 0, true)
    expect(cheat()).toBeNull()
    expect(unproved()).toBe('unproved-late')
  })

  test('a game that another device of the same player has started', () => {
    const promised = sit()
    see(view({ closing: closing(promised) }, { promise: promised }), 0, false)
    see(view({ restarts: 1, phase: 'playing' }, { promise: 'ee'.repeat(32) }), 0, true)
    expect(cheat()).toBeNull()
    expect(unproved()).toBe('unproved-other-promise')
  })

  test('a game that this browser only looks at', () => {
    see(view({ phase: 'playing' }), 0, true)
    expect(unproved()).toBe('unproved-not-here')
  })
})

test('the notes of old tables go', () => {
  for (let i = 0; i < 205; i++) meet({ ...ticket, table: `T${i}`, commitment: i.toString(16).padStart(64, '0') }, terms)
  const kept = Object.keys(localStorage).filter((key) => key.startsWith('stonehenge-promise-'))
  expect(kept.length).toBe(200)
})

test('without storage the notes live as long as the page', () => {
  const { setItem, getItem } = Storage.prototype
  const fail = () => {
    throw new Error('forbidden')
  }
  Object.assign(Storage.prototype, { setItem: fail, getItem: fail })
  try {
    const promised = sit()
    expect(see(view({ closing: closing(promised) }, { promise: promised }), 0, false)).toMatchObject({ type: 'reveal' })
    expect(unproved()).toBeNull()
  } finally {
    Object.assign(Storage.prototype, { setItem, getItem })
  }
})
