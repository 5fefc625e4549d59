/* Written by python -m web.tools.rules from judge.py. */

import { refused_in_cards } from './card_judge'
import type { CardOptions } from './cards'
import { fold_cards } from './cards'
import type { DiceOptions } from './dice'
import { fold_dice } from './dice'
import { refused_in_dice } from './dice_judge'
import type { Entry, Misfit, Redo, Undo } from './entries'
import type { History } from './history'
import { history } from './history'
import { NOBODY, people_of } from './people'

/** The rule that forbids an entry after these on a card pad, or None. */
export function refused_card_entry(names: readonly string[], options: CardOptions, entries: readonly Entry[], entry: Entry): Misfit | null {
  let past = history(entries)
  if ((entry.kind === 'undo' || entry.kind === 'redo')) {
    return _refused_step(past, entry)
  }
  let pad = fold_cards(names, options, past.kept)
  return refused_in_cards(pad, people_of(names, past.kept), options, entry)
}

/** The rule that forbids an entry after these on a dice pad, or None. */
export function refused_dice_entry(names: readonly string[], options: DiceOptions, entries: readonly Entry[], entry: Entry): Misfit | null {
  let past = history(entries)
  if ((entry.kind === 'undo' || entry.kind === 'redo')) {
    return _refused_step(past, entry)
  }
  let pad = fold_dice(names, options, past.kept)
  return refused_in_dice(pad, people_of(names, past.kept), options, entry)
}

function _refused_step(past: History, entry: Undo | Redo): Misfit | null {
  if ((entry.kind === 'undo')) {
    return ((past.kept.length === 0) ? { rule: 'pad-nothing-to-undo', round: 0, player: NOBODY, facts: {} } : null)
  }
  return ((past.undone.length === 0) ? { rule: 'pad-nothing-to-redo', round: 0, player: NOBODY, facts: {} } : null)
}
