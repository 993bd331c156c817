import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import { findRelatives } from './find-similar-terms.ts'
import { relationsOf } from './word-relations.ts'

const RELATIVE_STRENGTH = 0.5
const NEAR_RELATIVE_STRENGTH = 0.8

/**
 * Index terms of related words, with how well they match (below 1). May contain duplicates. `own` are the word's own
 * terms, `languages` (ISO 639-1) those of the knowledge.
 */
export function findRelatedTerms(
  index: PassageIndex,
  languages: readonly string[],
  own: ReadonlySet<string>,
): (readonly [string, number])[] {
  const relatives = [...own].flatMap((term) =>
    findRelatives(index, term).map(
      ({ term: relative, isNear }) =>
        [relative, isNear ? NEAR_RELATIVE_STRENGTH : RELATIVE_STRENGTH] as const,
    ),
  )
  const listed = languages.flatMap((language) =>
    [...own].flatMap((term) => [...(relationsOf(language).get(term) ?? [])]),
  )
  return [...relatives, ...listed.filter(([term]) => findTerm(index, term) >= 0)]
}
