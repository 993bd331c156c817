import { SOUGHT } from '../../engine/src/text/reading/clues.ts'
import { clueOf } from './clue-of.ts'

/** The sources of the clues to what is sought in every text, as `clue-sources.ts` has them. */
export function listClues(): (string | null)[] {
  return SOUGHT.map(clueOf)
}
