import { lowerBound, type PassageIndex, passageCount } from '../index/passage-index.ts'
import { editDistance } from '../text/edit-distance.ts'

/** Includes the marks of Indic and Thai spelling. */
const LETTERS_ONLY = /^\p{L}[\p{L}\p{M}]*$/u
const SHORTEST_MISSPELT = 4
/** From this length on, two typos are tolerated. */
const TWO_TYPOS_LENGTH = 8
const SHORTEST_SHARED_START = 4
const SMALLEST_SHARED_SHARE = 0.65
const MOST_RELATIVES = 6
const LONG_TERM = 7

/** The nearest spelling in the index of an unknown term, preferring the more frequent; `undefined` if none is near. */
export function findSpelling(index: PassageIndex, term: string): string | undefined {
  if (term.length < SHORTEST_MISSPELT || !LETTERS_ONLY.test(term)) return undefined
  let best: { term: string; distance: number; count: number } | undefined
  let limit = term.length >= TWO_TYPOS_LENGTH ? 2 : 1
  const start = term.slice(0, 1)
  for (let number = lowerBound(index.terms, start); index.terms[number]?.startsWith(start); number++) {
    const candidate = index.terms[number] ?? ''
    if (Math.abs(candidate.length - term.length) > limit) continue
    const distance = editDistance(term, candidate, limit)
    if (distance > limit) continue
    const count = passageCount(index, number)
    if (best && distance === best.distance && count <= best.count) continue
    best = { term: candidate, distance, count }
    limit = distance
  }
  return best?.term
}

/** Terms that share a long beginning with `term` ("invas", "invad"): forms of one word that the stemmer keeps apart. */
export function findRelatives(index: PassageIndex, term: string): { term: string; isNear: boolean }[] {
  if (term.length < SHORTEST_SHARED_START) return []
  const found: { term: string; count: number }[] = []
  const start = term.slice(0, SHORTEST_SHARED_START)
  for (let number = lowerBound(index.terms, start); index.terms[number]?.startsWith(start); number++) {
    const candidate = index.terms[number] ?? ''
    if (candidate !== term && isRelative(term, candidate))
      found.push({ term: candidate, count: passageCount(index, number) })
  }
  return found
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_RELATIVES)
    .map((relative) => ({ term: relative.term, isNear: isNearRelative(term, relative.term) }))
}

/** Whether the terms agree except for the last three letters of the longer one ("inscribirme", "inscribirte"). */
function isNearRelative(a: string, b: string): boolean {
  return sharedStart(a, b) >= Math.max(LONG_TERM, Math.max(a.length, b.length) - 3)
}

/** Whether two terms share their first four letters or more, and two thirds of the longer one. */
function isRelative(a: string, b: string): boolean {
  const least = Math.max(SHORTEST_SHARED_START, Math.max(a.length, b.length) * SMALLEST_SHARED_SHARE)
  return Math.min(a.length, b.length) >= least && sharedStart(a, b) >= least && LETTERS_ONLY.test(a + b)
}

function sharedStart(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a[at] === b[at]) at++
  return at
}
