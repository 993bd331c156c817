import type { WordGroups } from './word-groups.ts'

export const hindi: WordGroups = {
  forms: ``,
  synonyms: ``,
}
