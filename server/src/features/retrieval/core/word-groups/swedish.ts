import type { WordGroups } from './word-groups.ts'

export const swedish: WordGroups = {
  forms: ``,
  synonyms: ``,
}
