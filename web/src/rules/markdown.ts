// The little Markdown that the rules texts use, as blocks: no HTML strings anywhere.

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  /** Drawn with letters in the text: a heading for each column, and rows that begin with their name. */
  | { kind: 'figure'; head: string[]; rows: string[][] }

export function blocks(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .filter((chunk) => chunk.trim())
    .map((chunk) => (chunk.startsWith('    ') ? figure(chunk) : block(chunk.trim())))
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

function figure(chunk: string): Block {
  const [head = [], ...rows] = chunk.split('\n').map((line) => line.trim().split(/\s{2,}/))
  return { kind: 'figure', head, rows }
}

export interface Piece {
  kind: 'text' | 'card' | 'name' | 'roll'
  text: string
}

/** Text in pieces: plain words, cards named in them such as Y12, rolls such as B B G W J, and names in backticks. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[a-z_]+`|\b[BGYR](?:1[0-3]|[1-9])\b|\b(?:[BGYRWJ] ){3,}[BGYRWJ]\b)/)
    .filter(Boolean)
    .map((piece): Piece => {
      if (piece.startsWith('`')) return { kind: 'name', text: piece.slice(1, -1) }
      if (/^(?:[BGYRWJ] ){3,}/.test(piece)) return { kind: 'roll', text: piece }
      return { kind: /^[BGYR]\d+$/.test(piece) ? 'card' : 'text', text: piece }
    })
}
