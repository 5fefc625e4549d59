// The rules of a game as the page shows them: blocks of spans, in which the words of the game explain themselves.
import { parts } from '../help/terms'
import type { Words } from '../words'
import { blocks, pieces, type Block, type Piece } from './markdown'

export type Span = Piece | { kind: 'term'; text: string; term: string }
export type Shown =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | Exclude<Block, { kind: 'paragraph' } | { kind: 'list' }>

/** Each word of the game stands out where it comes first in a section. */
export function shown(source: string, game: string, words: Words): Shown[] {
  let seen = new Set<string>()
  const spans = (text: string): Span[] =>
    pieces(text).flatMap((piece): Span[] => {
      if (piece.kind !== 'text') return [piece]
      return parts(piece.text, game, words).map(({ text, term }) => {
        if (term === null || seen.has(term)) return { kind: 'text', text }
        seen.add(term)
        return { kind: 'term', text, term }
      })
    })
  return blocks(source).map((block): Shown => {
    if (block.kind === 'heading') seen = new Set()
    if (block.kind === 'paragraph') return { kind: 'paragraph', spans: spans(block.text) }
    if (block.kind === 'list') return { kind: 'list', items: block.items.map(spans) }
    return block
  })
}
