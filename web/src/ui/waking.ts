// Computer players that the server still prepares: how that is said, and when they are ready.
import * as api from '../api'
import type { GameInfo } from '../wire/messages'
import type { Words } from '../words'
import { levelName } from './choices'

const ASK_AGAIN = 3000

/** The name of a level; of one that is still being prepared, with a word about that. */
export function levelLabel(info: GameInfo, level: string, words: Words): string {
  const name = levelName(level, words)
  return info.preparing.includes(level) ? words('page-level-waking', { level: name }) : name
}

/** Asks for the games again as long as some level is not ready; returns how to stop. */
export function awaitLevels(infos: GameInfo[], show: (infos: GameInfo[]) => void): (() => void) | undefined {
  if (infos.every((info) => info.preparing.length === 0)) return
  const timer = setInterval(() => void api.games().then(show, () => undefined), ASK_AGAIN)
  return () => clearInterval(timer)
}
