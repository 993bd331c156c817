import { EMPTY, minhashSignaturesOf, SKETCH_SIZE } from './minhash-signatures-of.ts'
import type { PassageIndex } from './passage-index.ts'
import type { Ranking } from './ranking.ts'

/** Passages that share this much of their distinctive words say nearly the same. */
const ALIKE = 0.4
/** The factor on a passage's score for each better one that says nearly the same. */
const LEFT = 0.9
/** The number of signature values that is enough to rule out most dissimilar passages. */
const GLIMPSE = 8
const ALIKE_AT_A_GLIMPSE = 2

/**
 * The best `limit` hits, where each passage counts less for every better one that says nearly the same, based on
 * maximal marginal relevance (Carbonell and Goldstein, 1998). Near copies are never dropped, since a number may be the
 * only difference: they move down and appear if nothing else is as good.
 */
export function diversifyResults(
  index: PassageIndex,
  { positions, scores }: Ranking,
  limit: number,
): number[] {
  const familyOf = familyFinder(index)
  /** Keyed by the position of their first passage, in ascending order. */
  const families = new Map<number, Family>()
  /** Sorted by rank. */
  const lowered: number[] = []
  for (const [rank, position] of positions.entries()) {
    const family = familyOf(position, families)
    lowered.push((scores[rank] ?? 0) * LEFT ** (family?.size ?? 0))
    if (family) family.size++
    else families.set(position, { number: families.size, size: 1 })
    // Everything that follows scores lower than these.
    if (families.size >= limit) break
  }
  return Array.from(lowered.keys())
    .sort((a, b) => (lowered[b] ?? 0) - (lowered[a] ?? 0))
    .slice(0, limit)
    .map((rank) => positions[rank] ?? 0)
}

/** Passages that say nearly the same as the first of them. */
interface Family {
  readonly number: number
  size: number
}

type FamilyFinder = (position: number, families: ReadonlyMap<number, Family>) => Family | undefined

/** In larger indexes a passage isn't compared with all others. */
const MOST_COMPARED = 2000
const known = new WeakMap<PassageIndex, FamilyFinder>()

/** Finds the first family that a passage belongs to. In a small index, its near copies are looked up once. */
function familyFinder(index: PassageIndex): FamilyFinder {
  const finder = known.get(index) ?? makeFinder(minhashSignaturesOf(index), index.lengths.length)
  known.set(index, finder)
  return finder
}

function makeFinder(sketches: Uint16Array, count: number): FamilyFinder {
  if (count > MOST_COMPARED)
    return (position, families) => {
      for (const [first, family] of families) if (isAlike(sketches, first, position)) return family
      return undefined
    }
  const alike: (readonly number[])[] = []
  return (position, families) => {
    const likes = alike[position] ?? likesOf(sketches, position, count)
    alike[position] = likes
    let found: Family | undefined
    for (const like of likes) {
      const family = families.get(like)
      if (family && !(found && found.number < family.number)) found = family
    }
    return found
  }
}

/** The positions of the near copies of the passage at a position. */
function likesOf(sketches: Uint16Array, position: number, count: number): number[] {
  const likes: number[] = []
  for (let other = 0; other < count; other++)
    if (other !== position && isAlike(sketches, other, position)) likes.push(other)
  return likes
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
