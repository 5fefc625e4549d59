// What somebody chose for a game, in words.
import { expect, test } from 'vitest'
import { variants } from '../src/ui/choices'
import type { GameInfo } from '../src/wire/messages'
import { makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)

test('variants are what differs from the plain game; who begins is none of them', () => {
  const info = {
    options: { magic: [false, true], target: [9, 12], first_seer: [0, 1, 'random'], rounds: ['all', 1, 2, 3] },
    defaults: { magic: false, target: 9, first_seer: 0, rounds: 'all' },
    first: 'first_seer',
  } as unknown as GameInfo
  expect(variants({ seats: 4, magic: true, target: 9, first_seer: 1 }, info, words)).toEqual([words('page-variant-magic-true')])
  expect(variants({ seats: 4, magic: false, rounds: 3 }, info, words)).toEqual(['3 rounds'])
})
