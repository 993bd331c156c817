import { decodeTables, tablesBytes } from '../tables/encode-tables.ts'
import type { RowTable } from '../tables/row-table.ts'
import { annotationsBytes, type IndexAnnotations } from './annotations.ts'

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
  /**
   * How often in the questions that a model wrote for the passage, at most 255; empty in an index from before those.
   */
  readonly questionCounts: Uint8Array
  readonly passageIds: Float64Array
  readonly entryIds: Float64Array
  /** Words in each passage's text. */
  readonly lengths: Uint32Array
  /** The passages as read for the answerer; missing in an index from before they were stored. */
  readonly annotations?: IndexAnnotations | undefined
  /** The rows of entries that are tables, encoded: `tablesOf` reads them. */
  readonly tables: Uint8Array
}

const decodedTables = new WeakMap<PassageIndex, readonly RowTable[]>()

/** The tables of an index, decoded when they are first needed. */
export function tablesOf(index: PassageIndex): readonly RowTable[] {
  const known = decodedTables.get(index)
  if (known) return known
  const tables = decodeTables(index.tables)
  decodedTables.set(index, tables)
  return tables
}

/** For most knowledge, all. */
const MOST_LANGUAGES = 3

/** The languages in which questions are read. */
export function questionLanguages({ languages }: Pick<PassageIndex, 'languages'>): readonly string[] {
  return languages.slice(0, MOST_LANGUAGES)
}

/** The number of `term`, or -1. */
export function findTerm(index: PassageIndex, term: string): number {
  const at = lowerBound(index.terms, term)
  return index.terms[at] === term ? at : -1
}

/** The first position in sorted `terms` whose term is not before `term`. */
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

/** How many passages have term number `term`. */
export function passageCount(index: PassageIndex, term: number): number {
  return (index.postingStarts[term + 1] ?? 0) - (index.postingStarts[term] ?? 0)
}

/** For each passage's signature and position (`minhashSignaturesOf`, `positionsOf`), once they are needed. */
const BYTES_FOR_ANNOTATIONS = 64 + 40

/** The overhead of a string in addition to its characters. */
const STRING_BYTES = 24

/** Approximate bytes of memory that the index takes, for a cache with a limit in bytes. */
export function indexBytes(index: PassageIndex): number {
  const termBytes = index.terms.reduce((sum, term) => sum + STRING_BYTES + term.length * 2, 0)
  const arrays = [
    index.postingStarts,
    index.postingPassages,
    index.bodyCounts,
    index.headCounts,
    index.questionCounts,
  ]
  const perPassage = [index.passageIds, index.entryIds, index.lengths]
  const annotations = index.annotations ? annotationsBytes(index.annotations) : 0
  const around =
    annotations + tablesBytes(index.tables) + termBytes + index.lengths.length * BYTES_FOR_ANNOTATIONS
  return [...arrays, ...perPassage].reduce((sum, array) => sum + array.byteLength, around)
}
