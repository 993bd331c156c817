import type { WordGroups } from './word-groups.ts'

export const french: WordGroups = {
  forms: ``,
  synonyms: ``,
}
