import { findTerm, type PassageIndex } from '../index/passage-index.ts'
import { NO_RANKS, type WordRanksOf } from '../index/word-ranks.ts'
import { type AnalysedQuestion, analyseQuestion } from './analyse-question.ts'

export interface SearchOptions {
  /** How many passages at most. */
  readonly limit: number
  /** Entries for which this says no are left out before the best are chosen. */
  readonly isLive?: (entryId: number) => boolean
  /** An earlier question that completes this one (see `followUpContext`). */
  readonly context?: string
  /** How common words are at large; when left out, every word counts as equally rare. */
  readonly ranksOf?: WordRanksOf
}

export interface SearchHit {
  readonly passageId: number
  readonly entryId: number
  /** BM25 score, above 0; comparable within one search only. */
  readonly score: number
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly SearchHit[]
  /** The question as the index understood it: what `composeAnswer` weighs the evidence with. */
  readonly question: AnalysedQuestion
}

const K1 = 1.2
const B = 0.75
const HEAD_WEIGHT = 3
const QUESTION_WEIGHT = 2

/**
 * Finds the passages that match a question best. BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009) with headings and titles counted three times, questions twice; a word's forms share one score, the best of theirs.
 */
export function searchIndex(index: PassageIndex, question: string, options: SearchOptions): SearchResult {
  const analysed = analyseQuestion(
    index,
    question,
    options.context ?? '',
    options.ranksOf ?? (() => NO_RANKS),
  )
  const scores = new Float64Array(index.lengths.length)
  const averageLength =
    index.lengths.reduce((sum, length) => sum + length, 0) / Math.max(index.lengths.length, 1)
  for (const term of analysed.terms) {
    if (term.forms.length === 1) {
      addForm(
        index,
        scores,
        term.forms[0]?.term ?? '',
        (term.forms[0]?.strength ?? 1) * term.weight,
        averageLength,
      )
      continue
    }
    const best = new Float64Array(scores.length)
    for (const form of term.forms)
      addForm(index, best, form.term, form.strength * term.weight, averageLength, true)
    for (let passage = 0; passage < scores.length; passage++)
      scores[passage] = (scores[passage] ?? 0) + (best[passage] ?? 0)
  }
  return { hits: bestHits(index, scores, options), question: analysed }
}

function addForm(
  index: PassageIndex,
  scores: Float64Array,
  form: string,
  weight: number,
  averageLength: number,
  keepBest = false,
): void {
  const term = findTerm(index, form)
  if (term < 0) return
  const end = index.postingStarts[term + 1] ?? 0
  for (let at = index.postingStarts[term] ?? 0; at < end; at++) {
    const passage = index.postingPassages[at] ?? 0
    const count =
      (index.bodyCounts[at] ?? 0) +
      HEAD_WEIGHT * (index.headCounts[at] ?? 0) +
      QUESTION_WEIGHT * (index.questionCounts[at] ?? 0)
    const norm = K1 * (1 - B + (B * (index.lengths[passage] ?? 0)) / Math.max(averageLength, 1))
    const score = (weight * count * (K1 + 1)) / (count + norm)
    const before = scores[passage] ?? 0
    scores[passage] = keepBest ? Math.max(before, score) : before + score
  }
}

function bestHits(index: PassageIndex, scores: Float64Array, { limit, isLive }: SearchOptions): SearchHit[] {
  const highest = scores.reduce((most, score) => Math.max(most, score), 0)
  const bucketOf = (score: number) => Math.floor((score / highest) * HIGHEST_BUCKET)
  // What is deleted takes no places: where it has too many, lower scores are looked at as well.
  for (let wanted = limit; ; wanted *= 4) {
    const lowest = bucketOfRank(scores, bucketOf, wanted)
    const hits: SearchHit[] = []
    for (let passage = 0; passage < scores.length; passage++) {
      const score = scores[passage] ?? 0
      const entryId = index.entryIds[passage] ?? 0
      if (score <= 0 || bucketOf(score) < lowest || (isLive && !isLive(entryId))) continue
      hits.push({ passageId: index.passageIds[passage] ?? 0, entryId, score })
    }
    if (hits.length >= limit || lowest === 0) return hits.sort((a, b) => b.score - a.score).slice(0, limit)
  }
}

const HIGHEST_BUCKET = 1023

/** The bucket that the passage of this rank, from 1, is in; 0 where so many aren't found. Only what is above it is sorted. */
function bucketOfRank(scores: Float64Array, bucketOf: (score: number) => number, rank: number): number {
  const counts = new Uint32Array(HIGHEST_BUCKET + 1)
  for (const score of scores) {
    if (score <= 0) continue
    const bucket = bucketOf(score)
    counts[bucket] = (counts[bucket] ?? 0) + 1
  }
  let found = 0
  let bucket = counts.length
  while (bucket > 0 && found < rank) found += counts[--bucket] ?? 0
  return bucket
}
