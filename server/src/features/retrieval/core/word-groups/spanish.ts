import type { WordGroups } from './word-groups.ts'

export const spanish: WordGroups = {
  forms: ``,
  synonyms: ``,
}
