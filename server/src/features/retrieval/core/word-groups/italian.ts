import type { WordGroups } from './word-groups.ts'

export const italian: WordGroups = {
  forms: ``,
  synonyms: ``,
}
