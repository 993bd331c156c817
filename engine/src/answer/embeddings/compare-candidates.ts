import { cosine } from '../../index/vectors/quantise.ts'
import type { SearchResult } from '../../query/search-index.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { findCandidates } from '../evidence/find-candidates.ts'
import { rankCandidates } from '../excerpts/rank-candidates.ts'
import { isEncoded, textInContext } from '../suggestions/texts-of-topics.ts'
import type { SentenceSimilarities, SentenceSimilarity } from './compare-sentences.ts'

/** A sentence that may answer: its position and its two texts, the sentence alone and with its context. */
export interface CandidateTexts {
  readonly passageId: number
  readonly start: number
  readonly texts: readonly [alone: string, inContext: string]
}

interface Found {
  readonly search: SearchResult
  /** The passages of its hits, in any order. */
  readonly passages: readonly AnswerPassage[]
}

/** The English sentences that match a question best by their words, best first. */
export function bestCandidates({ search, passages }: Found, most: number): CandidateTexts[] {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]))
  const found = search.hits.flatMap((hit) => {
    const passage = byId.get(hit.passageId)
    return passage && isEncoded(passage) ? [{ hit, passage }] : []
  })
  return rankCandidates(findCandidates(search.question, found))
    .slice(0, most)
    .map(({ passage, sentence: { start, text } }) => ({
      passageId: passage.passageId,
      start,
      texts: [text, textInContext(passage, start)],
    }))
}

/**
 * Compares a question with single sentences.
 * @param vectors of their texts, one sentence after the other, in signed bytes
 */
export function compareCandidates(
  question: Int8Array,
  candidates: readonly CandidateTexts[],
  vectors: readonly Int8Array[],
): SentenceSimilarities {
  const read = new Map<string, SentenceSimilarity>()
  const similarities = new Map<number, number>()
  for (const [at, { passageId, start }] of candidates.entries()) {
    const [alone, inContext] = vectors.slice(2 * at, 2 * at + 2).map((vector) => cosine(question, vector))
    if (alone === undefined || inContext === undefined) continue
    read.set(`${passageId} ${start}`, { alone, inContext })
    similarities.set(passageId, Math.max(inContext, similarities.get(passageId) ?? 0))
  }
  return { of: (passageId, start) => read.get(`${passageId} ${start}`), similarities }
}
