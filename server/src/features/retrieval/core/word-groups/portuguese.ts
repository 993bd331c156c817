import type { WordGroups } from './word-groups.ts'

export const portuguese: WordGroups = {
  forms: ``,
  synonyms: ``,
}
