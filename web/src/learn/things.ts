// The things on a table that a lesson points at, and where its plate finds room.

/** Where each thing is in the table of its game; several selectors where a narrow table shows it elsewhere. */
const THINGS: Record<string, Record<string, string>> = {
  cards: {
    turnup: '.middle .up, .strip .mini-up, .strip .chip',
    bids: '.asking .box',
    hand: '.hand .card',
    trick: '.trick .place, .trick .lintel',
    score: '.reckoning, .asking',
  },
  dice: {
    sheet: '.front .sheet',
    decision: '.decision-room',
    tray: '.tray-room',
    magic: '.facts .magic',
    score: '.reckoning, .last-room',
  },
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is on the screen of a thing. */
export function find(game: string, thing: string, root: ParentNode): HTMLElement[] {
  const selector = THINGS[game]?.[thing]
  if (!selector) return []
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => one.getClientRects().length > 0)
}

/** The box around all of these. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/** The side of the plate at which its pointer sits. */
export type Side = 'left' | 'right' | 'top' | 'bottom'
export interface Place {
  x: number
  y: number
  side: Side | null
  /** Where along that side the pointer sits. */
  at: number
}

const MARGIN = 10
const GAP = 22
const STEP = 6
/** What it costs to hide a square pixel of what must be seen, to be a pixel away, to stand beside the middle. */
const HIDING = 5
const FAR = 1
const ASIDE = 0.35

/**
 * Where a plate of this size stands: near its target, over nothing that must be seen.
 * `room` is the part of the window that it may use; the target comes first among the things in sight.
 */
export function place(size: { width: number; height: number }, room: Box, target: Box | null, seen: readonly Box[]): Place {
  const mid = { x: (room.left + room.right - size.width) / 2, y: (room.top + room.bottom - size.height) / 2 }
  if (!target) return { ...mid, side: null, at: 0 }
  const least = { x: room.left + MARGIN, y: room.top + MARGIN }
  const most = { x: room.right - MARGIN - size.width, y: room.bottom - MARGIN - size.height }
  let best = { cost: Infinity, x: least.x, y: least.y }
  for (let y = least.y; y <= Math.max(least.y, most.y); y += STEP) {
    for (let x = least.x; x <= Math.max(least.x, most.x); x += STEP) {
      const plate = { left: x, top: y, right: x + size.width, bottom: y + size.height }
      const cost = costOf(plate, target, seen)
      if (cost < best.cost) best = { cost, x, y }
    }
  }
  return { x: best.x, y: best.y, ...pointer(best, size, target) }
}

function costOf(plate: Box, target: Box, seen: readonly Box[]): number {
  const hidden = seen.reduce((sum, box) => sum + overlap(plate, box), 0)
  const across = Math.max(target.left - plate.right, plate.left - target.right, 0)
  const along = Math.max(target.top - plate.bottom, plate.top - target.bottom, 0)
  const distance = across > 0 && along > 0 ? across + along + GAP : Math.max(across, along)
  const aside = across > 0 ? middle(plate.top, plate.bottom) - middle(target.top, target.bottom) : middle(plate.left, plate.right) - middle(target.left, target.right)
  return hidden * HIDING + Math.abs(distance - GAP) * FAR + Math.abs(aside) * ASIDE
}

const middle = (from: number, to: number) => (from + to) / 2

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

function pointer(at: { x: number; y: number }, size: { width: number; height: number }, target: Box): { side: Side | null; at: number } {
  const down = within(middle(target.top, target.bottom) - at.y, size.height)
  const along = within(middle(target.left, target.right) - at.x, size.width)
  if (at.y >= target.bottom) return { side: 'top', at: along }
  if (at.y + size.height <= target.top) return { side: 'bottom', at: along }
  if (at.x >= target.right) return { side: 'left', at: down }
  if (at.x + size.width <= target.left) return { side: 'right', at: down }
  return { side: null, at: 0 }
}

const within = (value: number, size: number) => Math.max(28, Math.min(size - 28, value))

/** Makes everything but the lit things unreachable; returns how to undo it. */
export function shut(root: Element, lit: readonly Element[]): () => void {
  const closed: Element[] = []
  const walk = (node: Element) => {
    for (const child of node.children) {
      if (lit.includes(child)) continue
      if (lit.some((one) => child.contains(one))) walk(child)
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '')
        closed.push(child)
      }
    }
  }
  walk(root)
  return () => closed.forEach((one) => one.removeAttribute('inert'))
}

/** The veil over the whole window with a hole for each box, as a path. */
export function veil(window: { width: number; height: number }, holes: readonly Box[]): string {
  const all = `M0 0H${window.width}V${window.height}H0Z`
  return all + holes.map(({ left, top, right, bottom }) => `M${left} ${top}V${bottom}H${right}V${top}Z`).join('')
}
