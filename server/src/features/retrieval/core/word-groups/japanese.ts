import type { WordGroups } from './word-groups.ts'

export const japanese: WordGroups = {
  forms: ``,
  synonyms: ``,
}
