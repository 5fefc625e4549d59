// Sharing a pad and deleting it on the server, also later where there is no network now.
import { Refused } from '../../api'
import type { PadKeys } from '../../wire/pads'
import { remember, remembered } from '../memory'
import type { Pad } from '../pads'

const OFFLINE = { rule: 'page-offline', facts: {} }

async function ask(method: 'POST' | 'DELETE', options: RequestInit): Promise<Response> {
  try {
    return await fetch('/api/pads', { method, ...options })
  } catch {
    throw new Refused(OFFLINE)
  }
}

export async function sharePad({ game, players, options, date }: Pad): Promise<PadKeys> {
  const body = JSON.stringify({ game, players, options, date })
  const answer = await ask('POST', { body, headers: { 'Content-Type': 'application/json' } })
  if (answer.ok) return (await answer.json()) as PadKeys
  const problem = (await answer.json().catch(() => null)) as { rule: string; facts: Record<string, unknown> } | null
  throw new Refused(answer.status < 500 && problem ? problem : OFFLINE)
}

/** Deletes a pad on the server; without a network that is done when there is one. */
export async function deleteShared(key: string): Promise<void> {
  remember({ deleting: [...new Set([...remembered().deleting, key])] })
  await deleteRest()
}

/** Deletes what could not be deleted before. */
export async function deleteRest(): Promise<void> {
  for (const key of remembered().deleting) {
    const answer = await ask('DELETE', { headers: { Authorization: `Bearer ${key}` } }).catch(() => null)
    if (answer?.ok || answer?.status === 404) remember({ deleting: remembered().deleting.filter((one) => one !== key) })
  }
}
