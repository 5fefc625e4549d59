// The little Markdown that the rules texts use, as blocks: no HTML strings anywhere.

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }

export function blocks(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .map((chunk) => chunk.trim())
    .filter(Boolean)
    .map(block)
}

function block(chunk: string): Block {
  const heading = /^(#+) (.*)$/.exec(chunk)
  if (heading) return { kind: 'heading', level: heading[1]!.length, text: heading[2]! }
  const lines = chunk.split('\n')
  if (lines[0]!.startsWith('|')) {
    const cells = (line: string) => line.split('|').slice(1, -1).map((cell) => cell.trim())
    return { kind: 'table', head: cells(lines[0]!), rows: lines.slice(2).map(cells) }
  }
  if (lines[0]!.startsWith('- ')) {
    const items: string[] = []
    for (const line of lines) {
      if (line.startsWith('- ')) items.push(line.slice(2))
      else items[items.length - 1] += ` ${line.trim()}`
    }
    return { kind: 'list', items }
  }
  return { kind: 'paragraph', text: lines.join(' ') }
}

export interface Piece {
  kind: 'text' | 'card' | 'name'
  text: string
}

/** Text in pieces: plain words, cards named in them such as Y12, and names in backticks. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[a-z_]+`|\b[BGYR](?:1[0-3]|[1-9])\b)/)
    .filter(Boolean)
    .map((piece): Piece => {
      if (piece.startsWith('`')) return { kind: 'name', text: piece.slice(1, -1) }
      return { kind: /^[BGYR]\d+$/.test(piece) ? 'card' : 'text', text: piece }
    })
}
