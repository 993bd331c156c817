import type { PassageIndex } from './passage-index.ts'

/** Statistics over the whole index, computed once for each index. */
interface Figures {
  readonly words: number
  norms?: Float64Array
  /** Keyed by term number, computed on demand. */
  readonly headShares: Map<number, number>
}

const known = new WeakMap<PassageIndex, Figures>()

function figuresOf(index: PassageIndex): Figures {
  const figures = known.get(index) ?? {
    words: index.lengths.reduce((sum, length) => sum + length, 0),
    headShares: new Map(),
  }
  known.set(index, figures)
  return figures
}

/** Words in all passages' texts. */
export function knowledgeWords(index: PassageIndex): number {
  return figuresOf(index).words
}

/** BM25's length normalization of each passage (`k1`, `b`: Robertson and Zaragoza, 2009). */
export function lengthNorms(index: PassageIndex, k1: number, b: number): Float64Array {
  const figures = figuresOf(index)
  if (figures.norms) return figures.norms
  const average = Math.max(figures.words / Math.max(index.lengths.length, 1), 1)
  figures.norms = Float64Array.from(index.lengths, (length) => k1 * (1 - b + (b * length) / average))
  return figures.norms
}

/** The share of the passages beyond the first that have a term in their title or headings, from 0 to 1. */
export function headShare(index: PassageIndex, term: number): number {
  const others = index.lengths.length - 1
  if (term < 0 || others <= 0) return 0
  const { headShares } = figuresOf(index)
  let share = headShares.get(term)
  if (share === undefined) {
    share = Math.max(0, countHeads(index, term) - 1) / others
    headShares.set(term, share)
  }
  return share
}

function countHeads({ postingStarts, headCounts }: PassageIndex, term: number): number {
  const end = postingStarts[term + 1] ?? 0
  let holding = 0
  for (let at = postingStarts[term] ?? 0; at < end; at++) if ((headCounts[at] ?? 0) > 0) holding++
  return holding
}
