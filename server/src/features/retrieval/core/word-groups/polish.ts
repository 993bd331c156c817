import type { WordGroups } from './word-groups.ts'

export const polish: WordGroups = {
  forms: ``,
  synonyms: ``,
}
