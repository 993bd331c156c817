import type { PassageIndex } from '../index/passage-index.ts'
import type { Ranking } from '../index/ranking.ts'
import { NO_RANKS, type WordRanksOf } from '../index/word-ranks.ts'
import { type AnalysedQuestion, analyseQuestion } from './analyse-question.ts'
import { scorePassages } from './score-passages.ts'

export interface SearchOptions {
  /** Maximum number of hits. */
  readonly limit: number
  /** Maximum number of ranked passages. Defaults to the number of hits. */
  readonly ranked?: number
  /** Entries for which this returns false are excluded before the best are chosen. */
  readonly isLive?: (entryId: number) => boolean
  /** An earlier question that completes this one (see `followUpContext`). */
  readonly context?: string
  /** The same question with the same context, if an earlier search of this index has read it. */
  readonly analysed?: AnalysedQuestion | undefined
  /** How common words are at large. If omitted, every word counts as equally rare. */
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
  /** The question as interpreted against the index: `composeAnswer` weighs the evidence with it. */
  readonly question: AnalysedQuestion
}

export interface RankedSearch extends SearchResult {
  /** The hits and the passages ranked after them. */
  readonly ranking: Ranking
}

const noRanks: WordRanksOf = () => NO_RANKS

/**
 * Finds the passages that match a question best. BM25 (Robertson and Zaragoza, "The Probabilistic Relevance Framework",
 * 2009) with headings and titles counted three times, questions twice. A word's forms share one score, the highest of
 * theirs.
 */
export function searchIndex(index: PassageIndex, question: string, options: SearchOptions): RankedSearch {
  const { limit, ranked = limit, context = '', isLive, ranksOf = noRanks } = options
  const { analysed: known } = options
  const analysed = known?.index === index ? known : analyseQuestion(index, question, context, ranksOf)
  const isWanted = (passage: number) => !isLive || isLive(index.entryIds[passage] ?? 0)
  const ranking = scorePassages(index, analysed.terms, Math.max(limit, ranked), isWanted)
  const hits = ranking.positions.slice(0, limit).map((position, rank) => ({
    passageId: index.passageIds[position] ?? 0,
    entryId: index.entryIds[position] ?? 0,
    score: ranking.scores[rank] ?? 0,
  }))
  return { hits, ranking, question: analysed }
}
