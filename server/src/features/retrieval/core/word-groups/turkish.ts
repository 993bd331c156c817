import type { WordGroups } from './word-groups.ts'

export const turkish: WordGroups = {
  forms: ``,
  synonyms: ``,
}
