import type { PassageIndex } from './passage-index.ts'
import type { Ranking } from './ranking.ts'
import { EMPTY, SKETCH_SIZE, sketchesOf } from './sketches-of.ts'

/** Passages that share so much of their telling words say nearly the same. */
const ALIKE = 0.4
/** What is left of a passage's score for each better one that says nearly the same. */
const LEFT = 0.9
/** So many values of two sketches tell most of those apart that are not alike. */
const GLIMPSE = 8
const ALIKE_AT_A_GLIMPSE = 2

/**
 * The best `limit` of what was found, where each passage counts less for every better one that says nearly the same: after
 * maximal marginal relevance (Carbonell and Goldstein, 1998). None is taken for the same as another one, since a number may
 * be all that differs: copies wait, and come where nothing else is as good.
 */
export function spreadCopies(index: PassageIndex, { places, scores }: Ranking, limit: number): number[] {
  const isAlike = alikeIn(index)
  const families: { readonly first: number; size: number }[] = []
  /** By rank. */
  const lowered: number[] = []
  for (const [rank, place] of places.entries()) {
    const family = families.find(({ first }) => isAlike(first, place))
    lowered.push((scores[rank] ?? 0) * LEFT ** (family?.size ?? 0))
    if (family) family.size++
    else families.push({ first: place, size: 1 })
    // What follows is below each of these.
    if (families.length >= limit) break
  }
  return Array.from(lowered.keys())
    .sort((a, b) => (lowered[b] ?? 0) - (lowered[a] ?? 0))
    .slice(0, limit)
    .map((rank) => places[rank] ?? 0)
}

/** Above it (4 MB of marks) two passages are compared each time. */
const MOST_REMEMBERED = 2000
const known = new WeakMap<PassageIndex, (one: number, other: number) => boolean>()

/** Compares two passages of an index by their places; in an index that isn't large, each pair is compared once. */
function alikeIn(index: PassageIndex): (one: number, other: number) => boolean {
  const compare = known.get(index) ?? makeComparison(sketchesOf(index), index.lengths.length)
  known.set(index, compare)
  return compare
}

function makeComparison(sketches: Uint16Array, count: number): (one: number, other: number) => boolean {
  if (count > MOST_REMEMBERED) return (one, other) => isAlike(sketches, one, other)
  const [unlike, alike] = [1, 2]
  const marks = new Uint8Array(count * count)
  return (one, other) => {
    // In the row of the one that is new, which all pairs of a passage share.
    const at = other * count + one
    const mark = marks[at] || (isAlike(sketches, one, other) ? alike : unlike)
    marks[at] = mark
    return mark === alike
  }
}

function isAlike(sketches: Uint16Array, one: number, other: number): boolean {
  let filled = 0
  let same = 0
  for (let at = 0; at < SKETCH_SIZE; at++) {
    const value = sketches[one * SKETCH_SIZE + at] ?? EMPTY
    const compared = sketches[other * SKETCH_SIZE + at] ?? EMPTY
    if (value === EMPTY && compared === EMPTY) continue
    filled++
    if (value === compared) same++
    if (filled === GLIMPSE && same < ALIKE_AT_A_GLIMPSE) return false
  }
  return filled > 0 && same >= filled * ALIKE
}
