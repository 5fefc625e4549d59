// Every message that the page asks for exists in every language.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES, makeWords, preferredLanguage, signed, type Language } from '../src/words'
import { MESSAGES } from './messages'

const locale = (language: Language) => MESSAGES[language]
const keys = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!)

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(name) ? [path] : []
  })
}

test('all languages have the same messages', () => {
  const english = keys(locale('en')).sort()
  for (const language of LANGUAGES) expect(keys(locale(language)).sort()).toEqual(english)
})

test('every message named in the sources exists', () => {
  const words = makeWords('en', locale('en'))
  const missing = new Set<string>()
  for (const path of sources('src')) {
    const text = readFileSync(path, 'utf8')
    for (const [, id] of text.matchAll(/\bwords\('([\w-]+)'/g)) if (!words.has(id!)) missing.add(`${path}: ${id}`)
    for (const [id] of text.matchAll(/(?<=['"`])page-[\w-]+(?=['"`])/g)) if (!words.has(id) && !words.has(`refused-${id}`)) missing.add(`${path}: ${id}`)
  }
  expect([...missing]).toEqual([])
})

test('no message is left over', () => {
  const text = sources('src').map((path) => readFileSync(path, 'utf8')).join('\n')
  const made = [...text.matchAll(/`(page-[\w-]*?)\$\{/g)].map((found) => found[1]!)
  const unused = keys(locale('en')).filter(
    (id) => id.startsWith('page-') && !text.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)),
  )
  expect(unused).toEqual([])
})

test('cards and refusals in three languages', () => {
  const said = LANGUAGES.map((language) => {
    const words = makeWords(language, locale(language))
    return [words.card('G8'), words.card('W2'), words.refusal({ rule: 'must-follow-suit', facts: { card: 'R9', colour: 'G' } })]
  })
  expect(said).toMatchSnapshot()
})

test('a card that begins a sentence is written large, elsewhere and in names nothing changes', () => {
  const words = makeWords('en', locale('en'))
  const card = words.cardSaid('R13')
  expect(words('cards-turnup-colour', { card, colour: 'red' })).toBe('The red 13 is turned up: red is trump.')
  expect(words('page-is-trump', { colour: 'red' })).toBe('red is trump')
  expect(words('page-plays', { who: 'other', name: 'robin', card })).toBe('robin plays the red 13.')
})

test('cards within a sentence take its case', () => {
  const said = LANGUAGES.map((language) => {
    const words = makeWords(language, locale(language))
    const play = (card: string) => words('page-plays', { who: 'other', name: 'Ada', card: words.cardSaid(card, 'object') })
    return [play('J1'), play('W2'), play('R5'), words('page-chosen-ahead', { card: words.cardSaid('J1') })]
  })
  expect(said).toEqual([
    ['Ada plays a Jester.', 'Ada plays a Wizard.', 'Ada plays the red 5.', 'A Jester is chosen.'],
    ['Ada spielt einen Narren.', 'Ada spielt einen Zauberer.', 'Ada spielt die rote 5.', 'Ein Narr ist gewählt.'],
    ['Ada speelt een Nar.', 'Ada speelt een Tovenaar.', 'Ada speelt de rode 5.', 'Een Nar is gekozen.'],
  ])
})

test('the language comes from the browser', () => {
  expect(preferredLanguage(['fr-FR', 'nl-BE', 'de'])).toBe('nl')
  expect(preferredLanguage(['ja'])).toBe('en')
})

test('a minus is a minus sign', () => {
  expect([signed(-20), signed(30, true), signed(0, true)]).toEqual(['\u221220', '+30', '0'])
})
