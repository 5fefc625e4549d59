// The pads of this device. Every tap is stored at once; what is shared goes to the server after that.
import type { Pad } from './pads'
import type { Shared } from './sharing/shared'

/** Where somebody was on a pad, so that coming back opens the same spot. */
export interface Spot {
  /** The pad as paper, or the page on which one writes. */
  view: 'paper' | 'entry'
  /** The round that is being changed; null for the one that is played. */
  round: number | null
  /** Tricks tapped in, not written yet. */
  draft: number[] | null
}

export interface Stored {
  id: string
  pad: Pad
  spot: Spot
  /** Everybody's colour and shape, where this device has chosen them. */
  marks?: number[]
  /** How it is shared, if it is. */
  shared?: Shared | null
  /** When it was written last. */
  changed: number
}

/** Another tab has written to this pad meanwhile. */
export class Overtaken extends Error {
  constructor(readonly now: Stored) {
    super('overtaken')
  }
}

export interface Store {
  /** Whether it outlives the page. */
  readonly lasting: boolean
  all(): Promise<Stored[]>
  load(id: string): Promise<Stored | undefined>
  /** Writes a pad; `known` is how many entries it had when this page last saw it. */
  save(stored: Stored, known: number): Promise<void>
  remove(id: string): Promise<void>
}

const NAME = 'stonehenge-pads'
const PADS = 'pads'

/** What each version of the database added; a new version appends one step and changes none. */
export const MIGRATIONS: ((database: IDBDatabase) => void)[] = [
  (database) => void database.createObjectStore(PADS, { keyPath: 'id' }),
]

/** Opens the store of this device; one that lasts as long as the page where the browser has none. */
export async function openStore(factory: IDBFactory | undefined = globalThis.indexedDB): Promise<Store> {
  if (!factory) return inMemory()
  try {
    return inDatabase(await opened(factory))
  } catch {
    return inMemory() // private windows and full disks may have no database
  }
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, MIGRATIONS.length)
    request.onupgradeneeded = (event) => {
      for (const step of MIGRATIONS.slice(event.oldVersion)) step(request.result)
    }
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close() // a newer page needs the database
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('no database'))
    request.onblocked = () => reject(new Error('an older page has the database open'))
  })
}

function inDatabase(database: IDBDatabase): Store {
  const ask = <T>(mode: IDBTransactionMode, work: (pads: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(PADS, mode, { durability: 'strict' })
      const request = work(transaction.objectStore(PADS))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? request.error ?? new Error('not stored'))
    })
  const save = (stored: Stored, known: number) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(PADS, 'readwrite', { durability: 'strict' })
      const pads = transaction.objectStore(PADS)
      let overtaken: Stored | null = null
      const found = pads.get(stored.id) as IDBRequest<Stored | undefined>
      found.onsuccess = () => {
        if (found.result && found.result.pad.entries.length > known) overtaken = found.result
        else pads.put(stored)
      }
      transaction.oncomplete = () => (overtaken ? reject(new Overtaken(overtaken)) : resolve())
      transaction.onabort = transaction.onerror = () => reject(transaction.error ?? new Error('not stored'))
    })
  return {
    lasting: true,
    all: () => ask<Stored[]>('readonly', (pads) => pads.getAll()),
    load: (id) => ask<Stored | undefined>('readonly', (pads) => pads.get(id)),
    save,
    remove: (id) => ask<undefined>('readwrite', (pads) => pads.delete(id)),
  }
}

export function inMemory(): Store {
  const pads = new Map<string, Stored>()
  return {
    lasting: false,
    all: () => Promise.resolve([...pads.values()]),
    load: (id) => Promise.resolve(pads.get(id)),
    save: (stored) => Promise.resolve(void pads.set(stored.id, stored)),
    remove: (id) => Promise.resolve(void pads.delete(id)),
  }
}

let store: Promise<Store> | undefined

/** The store of this page. */
export const theStore = (): Promise<Store> => (store ??= openStore())
