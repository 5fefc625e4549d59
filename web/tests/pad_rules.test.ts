// The rules of the pad are translated from Python; here they meet what Python says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as cards from '../src/pad/rules/cards'
import * as dice from '../src/pad/rules/dice'
import type { Entry, Misfit } from '../src/pad/rules/entries'
import { card_evening, dice_evening, figures_of } from '../src/pad/rules/evenings'
import { history } from '../src/pad/rules/history'
import { refused_card_entry, refused_dice_entry } from '../src/pad/rules/judge'
import { card_options, dice_options, type Pad } from '../src/pad/pads'

interface Golden {
  name: string
  pad: Pad
  standing: unknown
  figures: unknown
  tried: { entry: Entry; misfit: Misfit | null }[]
}

const goldens = readFileSync('../tests/golden/pads.jsonl', 'utf-8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Golden)

test.each(goldens.map((golden) => [golden.name, golden] as const))('%s comes to what Python says', (_, golden) => {
  const { game, players, entries } = golden.pad
  const kept = history(entries).kept
  const fold = () =>
    game === 'cards'
      ? cards.fold_cards(players, card_options(golden.pad), kept)
      : dice.fold_dice(players, dice_options(golden.pad), kept)
  const shown = fold()
  expect(shown).toEqual(golden.standing)
  const evening = 'sheets' in shown ? dice_evening(shown) : card_evening(shown)
  expect(figures_of([evening, evening])).toEqual(golden.figures)
  for (const { entry, misfit } of golden.tried) {
    const refused =
      game === 'cards'
        ? refused_card_entry(players, card_options(golden.pad), entries, entry)
        : refused_dice_entry(players, dice_options(golden.pad), entries, entry)
    expect(refused, JSON.stringify(entry)).toEqual(misfit)
  }
})

test('there are goldens of both games', () => {
  expect(new Set(goldens.map((golden) => golden.pad.game))).toEqual(new Set(['cards', 'dice']))
  expect(goldens.length).toBeGreaterThan(10)
})
