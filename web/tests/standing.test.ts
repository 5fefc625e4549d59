// How things stand: what is told of the people at the table.
import { expect, test } from 'vitest'
import { shownHost, type Standing } from '../src/standing'

function seated(...kinds: string[]): Standing {
  return { table: { host: 0, seats: kinds.map((kind) => ({ kind })) } } as unknown as Standing
}

test('the host is marked where somebody else is there to be told', () => {
  expect(shownHost(seated('human', 'human', 'computer'))).toBe(0)
  expect(shownHost(seated('human', 'program'))).toBe(0)
  expect(shownHost(seated('human', 'computer', 'empty'))).toBe(null)
})
