// The rules page: figures, rolls and cards found in the texts, and words that explain themselves once a section.
import { cleanup, render, screen } from '@testing-library/svelte'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { blocks, pieces } from '../src/rules/markdown'
import SheetPicture from '../src/rules/SheetPicture.svelte'
import { shown } from '../src/rules/text'
import TricksPicture from '../src/rules/TricksPicture.svelte'
import { LANGUAGES, makeWords } from '../src/words'
import english from 'words:en'

const words = makeWords('en', english)
const rules = (game: string, language: string) => readFileSync(`../src/stonehenge/locale/rules/${game}.${language}.md`, 'utf8')
const figures = (game: string, language: string) => blocks(rules(game, language)).flatMap((block) => (block.kind === 'figure' ? [block] : []))

afterEach(cleanup)

test.each(LANGUAGES)('an empty sheet and a filled one are drawn from the text (%s)', (language) => {
  const [empty, filled, ...more] = figures('dice', language)
  expect(more).toEqual([])
  render(SheetPicture, { rows: empty!.rows, words })
  expect(document.querySelectorAll('.box')).toHaveLength(25)
  expect(document.querySelectorAll('.filled')).toHaveLength(0)
  cleanup()
  render(SheetPicture, { rows: filled!.rows, words })
  expect(document.querySelectorAll('.filled .x')).toHaveLength(9)
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent(/2\s*4\s*3\s*3\s*0$/)
})

test.each(LANGUAGES)('the tricks of the example are drawn with their winners (%s)', (language) => {
  const [tricks] = figures('cards', language)
  render(TricksPicture, { head: tricks!.head, rows: tricks!.rows, words })
  expect(screen.getAllByText(/, winning$/).map((one) => one.textContent)).toEqual(['yellow 12, winning', 'green 9, winning', 'Wizard, winning'])
})

test('cards, rolls and names stand out of a text', () => {
  const found = pieces('The roll B B G Y R J J; `secret`, Y12 and A B are told.')
  expect(found.filter((piece) => piece.kind !== 'text').map((piece) => `${piece.kind} ${piece.text}`)).toEqual(['roll B B G Y R J J', 'name secret', 'card Y12'])
})

test('a word explains itself where it comes first in a section', () => {
  const found = shown('## One\n\nA trick, a trick.\n\n- Another trick.\n\n## Two\n\nA trick.', 'cards', words)
  const terms = found.flatMap((block) => (block.kind === 'paragraph' ? block.spans : block.kind === 'list' ? block.items.flat() : [])).filter((span) => span.kind === 'term')
  expect(terms).toHaveLength(2)
})
