// Opens a shared pad on a device that has only the link.
import type { Refusal } from '../../words'
import { FRESH } from '../desk.svelte'
import type { Pad } from '../pads'
import type { Stored } from '../store'
import { fetchShared } from './live.svelte'
import { afterWhole, entriesOf, newShared, randomText } from './shared'

/** The pad behind a key as this device will keep it, or why there is none. */
export async function join(key: string): Promise<Stored | Refusal> {
  if (!/^[\w-]{20,40}$/.test(key)) return { rule: 'no-such-pad', facts: {} }
  const fresh = newShared(key, 'watcher')
  const whole = await fetchShared(fresh).catch(() => null)
  if (whole === null) return { rule: 'page-offline', facts: {} }
  if (whole.type !== 'pad') return { rule: 'rule' in whole ? whole.rule : 'no-such-pad', facts: {} }
  const shared = afterWhole(fresh, whole)
  const { game, players, options, date } = whole
  const pad = { game, players, options, date, entries: entriesOf(shared) } as Pad
  return { id: randomText(9).toLowerCase().replaceAll('_', 'x'), pad, spot: FRESH, shared, changed: Date.now() }
}
