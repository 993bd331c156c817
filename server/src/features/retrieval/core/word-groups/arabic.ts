import type { WordGroups } from './word-groups.ts'

export const arabic: WordGroups = {
  forms: ``,
  synonyms: ``,
}
