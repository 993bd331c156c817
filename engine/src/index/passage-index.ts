/**
 * An immutable inverted index over one agent's passages. Passages have dense numbers from 0; `passageIds` and `entryIds`
 * map them to the caller's. The postings of term `t` lie at `postingStarts[t]` to `postingStarts[t + 1]`.
 */
export interface PassageIndex {
  /** ISO 639-1 codes of the languages that its words were stemmed for, commonest first. */
  readonly languages: readonly string[]
  /** Sorted by UTF-16 units. */
  readonly terms: readonly string[]
  readonly postingStarts: Uint32Array
  readonly postingPassages: Uint32Array
  /** How often the term occurs in the passage's text, at most 255. */
  readonly bodyCounts: Uint8Array
  /** How often it occurs in the passage's headings and its entry's title, at most 255. */
  readonly headCounts: Uint8Array
  /** How often in the questions that a model made for the passage, at most 255; empty in an index from before those. */
  readonly questionCounts: Uint8Array
  readonly passageIds: Float64Array
  readonly entryIds: Float64Array
  /** Words in each passage's text. */
  readonly lengths: Uint32Array
}

/** The number of `term`, or -1. */
export function findTerm(index: PassageIndex, term: string): number {
  const at = lowerBound(index.terms, term)
  return index.terms[at] === term ? at : -1
}

/** The first place in sorted `terms` whose term is not before `term`. */
export function lowerBound(terms: readonly string[], term: string): number {
  let low = 0
  let high = terms.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((terms[middle] ?? '') < term) low = middle + 1
    else high = middle
  }
  return low
}

/** How many passages hold term number `term`. */
export function passageCount(index: PassageIndex, term: number): number {
  return (index.postingStarts[term + 1] ?? 0) - (index.postingStarts[term] ?? 0)
}

/** Of each passage's sketch and place (`sketchesOf`, `placesOf`), once they were needed. */
const BYTES_FOR_READING = 64 + 40

/** Bytes that the index takes in memory, about: for a cache that is bounded in bytes. */
export function indexBytes(index: PassageIndex): number {
  const termBytes = index.terms.reduce((sum, term) => sum + 24 + term.length * 2, 0)
  const arrays = [
    index.postingStarts,
    index.postingPassages,
    index.bodyCounts,
    index.headCounts,
    index.questionCounts,
  ]
  const perPassage = [index.passageIds, index.entryIds, index.lengths]
  const around = termBytes + index.lengths.length * BYTES_FOR_READING
  return [...arrays, ...perPassage].reduce((sum, array) => sum + array.byteLength, around)
}

/** Which share of the passages beyond the first have a term in their title or headings, from 0 to 1. */
export function headShare(index: PassageIndex, term: number): number {
  const others = index.lengths.length - 1
  if (term < 0 || others <= 0) return 0
  const counts = index.headCounts.subarray(index.postingStarts[term] ?? 0, index.postingStarts[term + 1] ?? 0)
  const holding = counts.reduce((sum, count) => sum + (count > 0 ? 1 : 0), 0)
  return Math.max(0, holding - 1) / others
}
