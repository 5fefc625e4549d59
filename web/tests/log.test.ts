// The log of a card table: it tells who takes a trick, follows the language, and forgets as ruling C20 says.
import { expect, test } from 'vitest'
import { outcome, remembered, tell, thing } from '../src/cards/sentences'
import * as dice from '../src/dice/sentences'
import type { GameFace } from '../src/games'
import { linesOf, type Line } from '../src/log'
import type { Standing } from '../src/standing'
import type { Happened } from '../src/wire/messages'
import { LANGUAGES, makeWords } from '../src/words'
import { MESSAGES } from './messages'

const [english, german, dutch] = LANGUAGES.map((language) => makeWords(language, MESSAGES[language]))
const face = { Table: null as never, sounds: {}, tell, outcome, remembered, thing, reckon: () => '', stay: () => 0 } satisfies GameFace
const seats = ['Ada', 'Ben', 'Cleo'].map((name) => ({ kind: 'human', name }))
const trick = (winner: number | null, ...cards: string[]) => ({ leader: 0, order: [0, 1, 2], cards, winner })
const deal = (seq: number): Happened => ({ type: 'acted', seq, at: 0, seat: -1 })
const play = (seq: number, seat: number, card: string): Happened => ({ type: 'acted', seq, at: 0, seat, action: ['play', card] })
const view = (more: object) => ({ phase: 'play', round: 3, rounds: 20, dealer: 2, turnup: 'J1', trump: null, trick: trick(null), tricks: [], last_trick: null, ...more })
const at = (now: object, ...events: Happened[]) => ({ you: 0, table: { seats }, view: now, events }) as unknown as Standing

function told(standing: Standing): Line[] {
  return standing.events.flatMap((event) => linesOf(event, standing, face, english!)).map((line, key) => ({ ...line, key }))
}
const texts = (lines: readonly Line[], words = english!) => lines.map((line) => line.text(words))

const first = trick(1, 'B5', 'B9', 'B2')
const second = trick(0, 'W1', 'R3', 'J2')
const third = trick(null, 'G1')
const soFar = [deal(1), play(2, 0, 'B5'), play(3, 1, 'B9'), play(4, 2, 'B2'), play(5, 1, 'W1'), play(6, 2, 'R3'), play(7, 0, 'J2'), play(8, 1, 'G1')]

test('who takes a trick is told after its last card', () => {
  const now = view({ tricks: [first], last_trick: first })
  expect(texts(told(at(now, play(4, 2, 'B2'))))).toEqual(['Cleo plays the blue 2.', 'Ben takes the trick.'])
  expect(texts(told(at(now, play(3, 1, 'B9'))))).toEqual(['Ben plays the blue 9.'])
})

test('the last trick of a round is told although the next round is dealt already', () => {
  const now = view({ phase: 'bid', trick: null, last_trick: first })
  const lines = texts(told(at(now, play(4, 2, 'B2'), deal(4))))
  expect(lines.slice(0, 2)).toEqual(['Cleo plays the blue 2.', 'Ben takes the trick.'])
  expect(lines[2]).toMatch(/^Round 3 of 20/)
})

test('while a round is played only the present and the last trick are in the log, its cards in full when it is over', () => {
  const now = view({ tricks: [first, second], last_trick: second, trick: third })
  const log = told(at(now, ...soFar))
  const shown = texts(remembered(log, now))
  expect(shown).not.toContain('Ben plays the blue 9.')
  expect(shown.slice(1)).toEqual([
    'Ben takes the trick.',
    'Ben plays a Wizard.',
    'Cleo plays the red 3.',
    'You play a Jester.',
    'You take the trick.',
    'Ben plays the green 1.',
  ])
  expect(texts(remembered([...log, ...told(at(now, deal(9)))], view({ phase: 'bid', trick: null, last_trick: third })))).toContain('Ben plays the blue 9.')
  expect(remembered(log, view({ phase: 'over' }))).toBe(log)
})

test('rounds that somebody missed are told by their numbers, without the facts of the present one', () => {
  const lines = texts(told(at(view({}), deal(1), play(2, 0, 'B5'), deal(3))))
  expect(lines[0]).toBe('Round 2 of 20.')
  expect(lines[2]).toContain('Cleo deals.')
})

test('the log follows the language', () => {
  const lines = told(at(view({ tricks: [first], last_trick: first }), play(4, 2, 'B2'), { type: 'reacted', seq: 5, at: 0, seat: 1, reaction: 'thanks' }))
  expect(texts(lines, german)).toEqual(['Cleo spielt die blaue 2.', 'Ben macht den Stich.', 'Danke!'])
  expect(texts(lines, dutch)).toEqual(['Cleo speelt de blauwe 2.', 'Ben pakt de slag.', 'Bedankt!'])
})

test('what the computer decided for somebody is told as such, also when it comes to light later', () => {
  const dicing = { ...face, tell: dice.tell, thing: dice.thing, outcome: undefined, remembered: undefined } as GameFace
  const dicers = { seat: 0, predictions: [], entries: [], decision: null, next_seer: null }
  const hidden: Happened = { type: 'acted', seq: 2, at: 0, seat: 0, by: 'clock', action: ['predict', [3, 'B']] }
  const late: Happened = { type: 'acted', seq: 3, at: 0, seat: 1, by: 'owner', action: ['predict', [2, 'R']], revealed: [[0, ['predict', [3, 'B']]], [1, ['predict', [2, 'R']]]], revealed_by: ['clock', 'owner'] }
  const lines = [hidden, late].flatMap((event) => linesOf(event, at(dicers, event), dicing, english!))
  expect(lines.map((line) => line.text(english!))).toEqual([
    'Time was up. The computer predicted 3 blue for you.',
    'Time was up. The computer predicted 3 blue for you. Ben predicts 2 red.',
  ])
  const stoodIn = { ...play(2, 1, 'G8'), by: 'computer' }
  const [line] = linesOf(stoodIn, at(view({}), stoodIn), face, english!)
  expect([english, german, dutch].map((words) => line!.text(words!))).toEqual([
    'The computer played green 8 for Ben.',
    'Der Computer hat für Ben Grün 8 gespielt.',
    'De computer heeft groen 8 voor Ben gespeeld.',
  ])
})
