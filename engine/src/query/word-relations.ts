import type { WordGroups } from '../languages/language-pack.ts'
import { packOf } from '../languages/packs.ts'
import { characterTerms } from '../text/character-terms.ts'
import { normaliseWord } from '../text/normalise-word.ts'

/** Index term → terms that may match it, with how well (below 1). */
export type Relations = ReadonlyMap<string, ReadonlyMap<string, number>>

const FORM_STRENGTH = 0.8
const SYNONYM_STRENGTH = 0.3
const SAME_STRENGTH = 0.7
const TOPIC_STRENGTH = 0.5

const built = new Map<string, Relations>()

/** The relations of a language's words (ISO 639-1); empty if unknown. Built once, in a few milliseconds. */
export function relationsOf(language: string): Relations {
  const known = built.get(language)
  if (known) return known
  const groups = packOf(language)?.wordGroups
  const relations: Relations = groups ? buildRelations(groups, language) : new Map()
  built.set(language, relations)
  return relations
}

function buildRelations({ forms, synonyms, same, topics }: WordGroups, language: string): Relations {
  const formGroups = readGroups(forms, language)
  const formsOf = new Map<string, Map<string, number>>()
  for (const group of formGroups) relate(formsOf, group, FORM_STRENGTH)
  const all = new Map<string, Map<string, number>>()
  const withForms = (group: readonly string[]) => [
    ...new Set(group.flatMap((term) => [term, ...(formsOf.get(term)?.keys() ?? [])])),
  ]
  for (const group of readGroups(topics, language)) relate(all, withForms(group), TOPIC_STRENGTH)
  for (const group of readGroups(synonyms, language)) relate(all, withForms(group), SYNONYM_STRENGTH)
  for (const group of readGroups(same, language)) relate(all, withForms(group), SAME_STRENGTH)
  for (const group of formGroups) relate(all, group, FORM_STRENGTH)
  return all
}

function readGroups(groups: readonly string[] = [], language: string): string[][] {
  return groups.map((group) => [...new Set(group.split(' ').flatMap((word) => termsOf(word, language)))])
}

const IDEOGRAPHS = /^\p{Script=Han}+$/u
const PAIRED = /^[\p{Script=Han}\p{Script=Hiragana}]{3,}$/u

/**
 * The index has Chinese and Japanese as signs and pairs of them. A longer word is identified by its first two signs.
 */
function termsOf(word: string, language: string): readonly string[] {
  if (word.length === 1 && IDEOGRAPHS.test(word)) return characterTerms(word)
  return normaliseWord(PAIRED.test(word) ? word.slice(0, 2) : word, language)
}

function relate(
  relations: Map<string, Map<string, number>>,
  group: readonly string[],
  strength: number,
): void {
  for (const term of group) {
    const others = relations.get(term) ?? new Map<string, number>()
    for (const other of group)
      if (other !== term) others.set(other, Math.max(others.get(other) ?? 0, strength))
    relations.set(term, others)
  }
}
