/* Written by python -m web.tools.rules from history.py. */

import type { Entry } from './entries'

/** The entries that count, in order, and those that redo could bring back. */
export interface History {
  kept: Entry[]
  undone: Entry[]
}

/** Goes through all entries; a new one forgets what was undone before it. */
export function history(entries: readonly Entry[]): History {
  let kept: Entry[] = []
  let undone: Entry[] = []
  for (const entry of entries) {
    if ((entry.kind === 'undo')) {
      if ((kept.length > 0)) {
        undone.push(kept.pop()!)
      }
    } else if ((entry.kind === 'redo')) {
      if ((undone.length > 0)) {
        kept.push(undone.pop()!)
      }
    } else {
      kept.push(entry)
      undone = []
    }
  }
  return { kept: kept, undone: undone }
}
