import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import type { QuestionTerm } from './analyse-question.ts'
import { BestHits } from './best-hits.ts'
import { NO_PASSAGE, PostingCursor } from './posting-cursor.ts'

/** One of a question's words in the index. */
interface ScoredTerm {
  /** One for each of its forms: those that scan the postings, and those that look single passages up. */
  readonly scanning: readonly PostingCursor[]
  readonly lookingUp: readonly PostingCursor[]
  /** What it can add to a passage's score at most. */
  readonly bound: number
}

/** Passages that are scored at once: their scores stay in the processor's nearest cache. */
const WINDOW = 2048
/** Sums of bounds are rounded otherwise than sums of scores. */
const ROUNDING = 1 + 1e-9

/**
 * The best passages for a question's terms, best first; a term's forms share one score, the best of theirs. Once `limit` are
 * found, words that couldn't lift a passage among them by themselves are only looked up in passages that others found
 * (MaxScore: Turtle and Flood, "Query Evaluation: Strategies and Optimizations", 1995).
 */
export function scorePassages(
  index: PassageIndex,
  terms: readonly QuestionTerm[],
  limit: number,
  isWanted: (passage: number) => boolean,
): { readonly passage: number; readonly score: number }[] {
  const scored = readTerms(index, terms)
  const best = new BestHits(limit)
  const sums = new Float64Array(Math.min(WINDOW, index.lengths.length))
  const own = new Float64Array(sums.length)
  let required = scored.toSorted((a, b) => a.bound - b.bound)
  /** What the others can add. */
  let addable = 0
  for (let first = firstOf(required); first !== NO_PASSAGE; first = firstOf(required)) {
    const base = first - (first % sums.length)
    // Added up in the question's order, sums of all words are the scores themselves.
    const isWhole = required.length === scored.length
    sumScores(isWhole ? scored : required, base, sums, own)
    for (let at = 0; at < sums.length; at++) {
      const sum = sums[at] ?? 0
      if (sum === 0 || (sum + addable) * ROUNDING <= best.threshold) continue
      const score = isWhole ? sum : scoreOf(scored, base + at)
      if (score > best.threshold && isWanted(base + at)) best.add(base + at, score)
    }
    for (let next = required[0]; next; next = required[0]) {
      if ((addable + next.bound) * ROUNDING > best.threshold) break
      addable += next.bound
      required = required.slice(1)
    }
  }
  return best.sorted()
}

/** Those that the index has, in the question's order. */
function readTerms(index: PassageIndex, terms: readonly QuestionTerm[]): ScoredTerm[] {
  return terms.flatMap(({ forms, weight }) => {
    const found = forms
      .map(({ term, strength }) => ({ term: findTerm(index, term), weight: strength * weight }))
      .filter(({ term }) => term >= 0)
    if (found.length === 0) return []
    const open = () => found.map((form) => new PostingCursor(index, form.term, form.weight))
    const scanning = open()
    return [{ scanning, lookingUp: open(), bound: Math.max(...scanning.map(({ bound }) => bound)) }]
  })
}

function firstOf(terms: readonly ScoredTerm[]): number {
  let first = NO_PASSAGE
  for (const { scanning } of terms) for (const { passage } of scanning) if (passage < first) first = passage
  return first
}

/** Puts into `sums` what the passages from `base` on score, in whatever order of adding; `own` is room to work in. */
function sumScores(terms: readonly ScoredTerm[], base: number, sums: Float64Array, own: Float64Array): void {
  sums.fill(0)
  for (const { scanning } of terms) {
    own.fill(0)
    for (const cursor of scanning) cursor.raise(own, base)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (own[at] ?? 0)
  }
}

/** Added up in the question's order. */
function scoreOf(terms: readonly ScoredTerm[], passage: number): number {
  let sum = 0
  for (const { lookingUp } of terms) {
    let best = 0
    for (const cursor of lookingUp) best = Math.max(best, cursor.scoreIn(passage))
    sum += best
  }
  return sum
}
