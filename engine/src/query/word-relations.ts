import { arabic } from '../languages/word-groups/arabic.ts'
import { chinese } from '../languages/word-groups/chinese.ts'
import { dutch } from '../languages/word-groups/dutch.ts'
import { english } from '../languages/word-groups/english.ts'
import { french } from '../languages/word-groups/french.ts'
import { german } from '../languages/word-groups/german.ts'
import { hindi } from '../languages/word-groups/hindi.ts'
import { italian } from '../languages/word-groups/italian.ts'
import { japanese } from '../languages/word-groups/japanese.ts'
import { polish } from '../languages/word-groups/polish.ts'
import { portuguese } from '../languages/word-groups/portuguese.ts'
import { russian } from '../languages/word-groups/russian.ts'
import { spanish } from '../languages/word-groups/spanish.ts'
import { swedish } from '../languages/word-groups/swedish.ts'
import { turkish } from '../languages/word-groups/turkish.ts'
import type { WordGroups } from '../languages/word-groups/word-groups.ts'
import { normaliseWord } from '../text/normalise-word.ts'

/** Index term → terms that may stand for it, with how well (below 1). */
export type Relations = ReadonlyMap<string, ReadonlyMap<string, number>>

const GROUPS: ReadonlyMap<string, WordGroups> = new Map(
  Object.entries({
    ar: arabic,
    de: german,
    en: english,
    es: spanish,
    fr: french,
    hi: hindi,
    it: italian,
    ja: japanese,
    nl: dutch,
    pl: polish,
    pt: portuguese,
    ru: russian,
    sv: swedish,
    tr: turkish,
    zh: chinese,
  }),
)
const FORM_STRENGTH = 0.8
const SYNONYM_STRENGTH = 0.3
const SAME_STRENGTH = 0.7

const built = new Map<string, Relations>()

/** The relations of a language's words (ISO 639-1), empty where they aren't known. Built once, in a few milliseconds. */
export function relationsOf(language: string): Relations {
  const known = built.get(language)
  if (known) return known
  const groups = GROUPS.get(language)
  const relations: Relations = groups ? buildRelations(groups, language) : new Map()
  built.set(language, relations)
  return relations
}

function buildRelations({ forms, synonyms, same = '' }: WordGroups, language: string): Relations {
  const formGroups = readGroups(forms, language)
  const formsOf = new Map<string, Map<string, number>>()
  for (const group of formGroups) relate(formsOf, group, FORM_STRENGTH)
  const all = new Map<string, Map<string, number>>()
  const withForms = (group: readonly string[]) => [
    ...new Set(group.flatMap((term) => [term, ...(formsOf.get(term)?.keys() ?? [])])),
  ]
  for (const group of readGroups(synonyms, language)) relate(all, withForms(group), SYNONYM_STRENGTH)
  for (const group of readGroups(same, language)) relate(all, withForms(group), SAME_STRENGTH)
  for (const group of formGroups) relate(all, group, FORM_STRENGTH)
  return all
}

function readGroups(source: string, language: string): string[][] {
  const groups = source.trim() === '' ? [] : source.trim().split(/[|\n]/)
  return groups.map((group) => [
    ...new Set(group.split(' ').flatMap((word) => normaliseWord(word, language))),
  ])
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
