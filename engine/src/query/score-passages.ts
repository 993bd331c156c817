import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import type { Ranking } from '../index/ranking.ts'
import type { QuestionTerm } from './analyse-question.ts'
import { BestHits } from './best-hits.ts'
import { NO_PASSAGE, PostingCursor } from './posting-cursor.ts'
import { ScoreWindow } from './score-window.ts'

/** One of a question's words in the index. */
interface ScoredTerm {
  /** One cursor for each of its forms, to scan the postings. */
  readonly scanning: readonly PostingCursor[]
  /** Its contribution to a passage's score. Passages must be looked up in ascending order. */
  readonly scoreIn: (passage: number) => number
  /** Upper bound on its contribution to a passage's score. */
  readonly bound: number
}

/** Passages that are scored together: their scores fit into the processor's first-level cache. */
const WINDOW = 2048
/** Sums of bounds round differently from sums of scores. */
const ROUNDING = 1 + 1e-9

/**
 * The best passages for a question's terms, best first. A term's forms share one score, the highest of theirs. Once
 * `limit` passages are found, words that couldn't lift a passage among them by themselves are looked up only in
 * passages that others found (MaxScore: Turtle and Flood, "Query Evaluation: Strategies and Optimizations", 1995).
 */
export function scorePassages(
  index: PassageIndex,
  terms: readonly QuestionTerm[],
  limit: number,
  isWanted: (passage: number) => boolean,
): Ranking {
  const scored = readTerms(index, terms)
  const best = new BestHits(limit)
  const window = new ScoreWindow(Math.min(WINDOW, index.lengths.length))
  let required = scored.toSorted((a, b) => a.bound - b.bound)
  /** The other words in descending order of contribution, and the upper bound on their sum. */
  let others: readonly ScoredTerm[] = []
  let addable = 0
  for (let first = firstOf(required); first !== NO_PASSAGE; first = firstOf(required)) {
    window.base = first - (first % window.size)
    // Scores are added in the question's order, so that a full sum equals the score exactly.
    const isWhole = required.length === scored.length
    for (const { scanning } of isWhole ? scored : required) {
      for (const cursor of scanning) cursor.raise(window)
      window.endWord()
    }
    /** The required words' score up to which the others can't lift a passage among the best. */
    let tooLow = best.threshold / ROUNDING - addable
    window.empty((passage, sum) => {
      if (sum <= tooLow) return
      let most = sum + addable
      for (const { bound, scoreIn } of others) {
        most += scoreIn(passage) - bound
        if (most * ROUNDING <= best.threshold) return
      }
      const score = isWhole ? sum : scored.reduce((score, { scoreIn }) => score + scoreIn(passage), 0)
      if (score <= best.threshold || !isWanted(passage)) return
      best.add(passage, score)
      tooLow = best.threshold / ROUNDING - addable
    })
    for (let next = required[0]; next; next = required[0]) {
      if ((addable + next.bound) * ROUNDING > best.threshold) break
      addable += next.bound
      others = [next, ...others]
      required = required.slice(1)
    }
  }
  return best.ranking()
}

/** The words that the index has, in the question's order. */
function readTerms(index: PassageIndex, terms: readonly QuestionTerm[]): ScoredTerm[] {
  return terms.flatMap(({ forms, weight }) => {
    const found = forms
      .map(({ term, strength }) => ({ term: findTerm(index, term), weight: strength * weight }))
      .filter(({ term }) => term >= 0)
    if (found.length === 0) return []
    const open = () => found.map((form) => new PostingCursor(index, form.term, form.weight))
    const scanning = open()
    return [{ scanning, scoreIn: lookUpWith(open), bound: Math.max(...scanning.map(({ bound }) => bound)) }]
  })
}

function firstOf(terms: readonly ScoredTerm[]): number {
  let first = NO_PASSAGE
  for (const { scanning } of terms) for (const { passage } of scanning) if (passage < first) first = passage
  return first
}

function lookUpWith(open: () => readonly PostingCursor[]): (passage: number) => number {
  let cursors: readonly PostingCursor[] | undefined
  return (passage) => {
    cursors ??= open()
    let best = 0
    for (const cursor of cursors) best = Math.max(best, cursor.scoreIn(passage))
    return best
  }
}
