// Words that explain themselves.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import Explained from '../src/help/Explained.svelte'
import { help } from '../src/help/help.svelte'
import { parts, seeAlso, termsOf } from '../src/help/terms'
import WordPlate from '../src/help/WordPlate.svelte'
import { LANGUAGES, makeWords, type Language } from '../src/words'
import { MESSAGES } from './messages'

const load = (language: Language) => makeWords(language, MESSAGES[language])
const words = load('en')
afterEach(() => {
  cleanup()
  help.open = null
  help.now = {}
})

test.each(LANGUAGES)('every word has a name, forms and an explanation, and the words to see besides exist (%s)', (language) => {
  const said = load(language)
  for (const game of ['cards', 'dice']) {
    for (const term of termsOf(game)) {
      for (const part of ['', '-forms', '-about']) expect(said.has(`term-${game}-${term}${part}`)).toBe(true)
      for (const also of seeAlso(game, term)) expect(termsOf(game)).toContain(also)
    }
  }
})

test('a word stands out once in a text, as a whole word', () => {
  const found = parts('Trumps beat no trump: the trumpet plays a trick, then tricks.', 'cards', words)
  expect(found.filter((part) => part.term).map((part) => [part.term, part.text])).toEqual([['trump', 'trump'], ['trick', 'trick']])
  expect(found.map((part) => part.text).join('')).toBe('Trumps beat no trump: the trumpet plays a trick, then tricks.')
})

test('a word opens its plate with the present case; Escape closes it and gives the focus back', async () => {
  render(Explained, { text: 'Red is trump.', game: 'cards', words })
  render(WordPlate, { words })
  help.now = { trump: 'Now it is red.' }
  const word = screen.getByRole('button', { name: 'trump' })
  word.focus()
  await fireEvent.click(word)
  await tick()
  const plate = screen.getByRole('dialog', { name: 'Trump' })
  expect(plate).toHaveTextContent(/beats all other colours.*Now it is red\./)
  expect(word).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveAttribute('href', '/rules/cards')
  await fireEvent.click(screen.getByRole('button', { name: 'Follow' }))
  expect(screen.getByRole('dialog', { name: 'Follow' })).toBeVisible()
  await fireEvent.keyDown(window, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(word).toHaveFocus()
})

test('a tap elsewhere closes the plate, and hovering opens none', async () => {
  render(Explained, { text: 'The Seer rolls.', game: 'dice', words })
  render(WordPlate, { words })
  const word = screen.getByRole('button', { name: 'Seer' })
  await fireEvent.pointerEnter(word)
  expect(screen.queryByRole('dialog')).toBeNull()
  await fireEvent.click(word)
  expect(screen.getByRole('dialog', { name: 'Seer' })).toBeVisible()
  await fireEvent.pointerDown(document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})
