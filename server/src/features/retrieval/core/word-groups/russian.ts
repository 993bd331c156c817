import type { WordGroups } from './word-groups.ts'

export const russian: WordGroups = {
  forms: ``,
  synonyms: ``,
}
