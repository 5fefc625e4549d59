// What somebody is choosing in the dice game, before it is sent: a box, dice to roll again, faces to set, a colour.
import type { Rotations, View } from '../wire/dice'
import type { Refusal, Words } from '../words'
import type { Asked } from './asked'
import { boxId, idOf, numberOf, rowOf, type Box, type BoxId, type Colour, type Face } from './model'
import { crossRefusal } from './sentences'

interface Circumstances {
  view: View
  legal: readonly unknown[][]
  /** It is your turn. */
  mine: boolean
  refusal: Refusal | null
  names: readonly string[]
  words: Words
  send: (action: unknown[]) => void
}

export class Choosing {
  box: BoxId | null = $state(null)
  dice: ReadonlySet<number> = $state(new Set())
  setting: (Face | null)[] = $state([])
  colour: Colour | null = $state(null)
  /** Why the last tap did nothing. */
  tried: string | null = $state(null)
  /** A refusal of the server that no longer matters, since something else was chosen. */
  #settled = $state.raw<Refusal | null>(null)

  constructor(private readonly now: () => Circumstances) {}

  /** What was chosen belongs to one moment of the game; this is the next. */
  begin(): void {
    this.box = null
    this.dice = new Set()
    this.tried = null
    this.colour = this.now().view.seer_colour
    this.setting = Array.from({ length: this.#rotations?.[3] ?? 0 }, () => null)
  }

  /** Why something was not taken, as a sentence. */
  get refused(): string | null {
    const { refusal, names, words } = this.now()
    return this.tried ?? (refusal && refusal !== this.#settled ? words.refusal(refusal, names) : null)
  }

  /** The question to the own sheet. */
  get asked(): Asked | null {
    const { view, mine } = this.now()
    if (mine && view.phase === 'predict') return { kind: 'predict', open: this.#predictable, chosen: this.box, pick: (id) => this.#predict(id) }
    if (mine && view.phase === 'cross' && this.#crossable.size > 0) return { kind: 'cross', open: this.#crossable, chosen: this.box, pick: (id) => this.#cross(id) }
    return null
  }

  /** The dice that are picked to be rolled again, and what a tap on one does. */
  get dicePicked(): { chosen: ReadonlySet<number>; toggle: (die: number) => void } | null {
    const { view, mine } = this.now()
    return mine && view.phase === 'seer' && view.reroll ? { chosen: this.dice, toggle: (die) => this.#toggle(die) } : null
  }

  /** How the dice would lie with the faces that are being set. */
  get preview(): (Face | null)[] | null {
    const { view, mine } = this.now()
    const rotations = this.#rotations
    if (!mine || !rotations) return null
    return view.faces.map((_, die) => this.setting[rotations[1].indexOf(die)] ?? null)
  }

  readonly #predictable = $derived.by(() => new Set(this.now().legal.flatMap((action) => (action[0] === 'predict' ? [idOf(action[1] as Box)] : []))))

  readonly #crossable = $derived.by(() => {
    const { view, legal } = this.now()
    const row = view.seat === null ? null : view.predictions[view.seat]?.[1]
    const numbers = legal.flatMap((action) => (action[0] === 'cross' && action[1] !== null ? [action[1] as number] : []))
    return new Set(row ? numbers.map((number) => boxId(number, row)) : [])
  })

  get #rotations(): Rotations | undefined {
    return this.now().legal.find((action) => action[0] === 'rotations') as Rotations | undefined
  }

  #anew(): void {
    this.tried = null
    this.#settled = this.now().refusal
  }

  #predict(id: BoxId): void {
    this.#anew()
    if (this.#predictable.has(id)) this.box = id
    else if (rowOf(id) === 'J') this.tried = this.now().words('page-dice-no-jesters')
    else this.now().send(['predict', [numberOf(id), rowOf(id)]]) // the server says why not
  }

  #cross(id: BoxId): void {
    this.#anew()
    if (this.#crossable.has(id)) this.box = this.box === id ? null : id
    else this.tried = crossRefusal(this.now().view, this.now().words)
  }

  #toggle(die: number): void {
    const { view, names, words } = this.now()
    if (!view.reroll) return
    const [, free, , most] = view.reroll
    if (!free.includes(die)) {
      this.tried = words.refusal({ rule: 'die-frozen', facts: {} }, names)
      return
    }
    this.#anew()
    const next = new Set(this.dice)
    if (!next.delete(die)) next.add(die)
    if (next.size > most) this.tried = words('page-dice-most', { most })
    else this.dice = next
  }
}
