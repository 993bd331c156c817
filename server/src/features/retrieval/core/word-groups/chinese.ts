import type { WordGroups } from './word-groups.ts'

export const chinese: WordGroups = {
  forms: ``,
  synonyms: ``,
}
