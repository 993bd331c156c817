import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { SearchHit } from '../../query/search-index.ts'
import type { Topic } from '../../text/annotations/find-topics.ts'
import { findCandidates } from '../evidence/find-candidates.ts'
import type { SentenceSimilarities } from './compare-sentences.ts'
import { rankByEmbeddings } from './rank-by-embeddings.ts'

/** For passages without a word of the question. */
const NO_SCORE = 1e-9

/**
 * The evidence that the answer is among each topic's sentences, by words and meanings, in log odds relative to the best
 * sentence of all. Topics without a sentence that can answer are left out.
 */
export function scoreTopics(
  question: AnalysedQuestion,
  hits: readonly SearchHit[],
  topics: readonly Topic[],
  sentenceSimilarities: SentenceSimilarities,
): Map<Topic, number> {
  const scoreOf = new Map(hits.map(({ passageId, score }) => [passageId, score]))
  const found = [...new Set(topics.map(({ passage }) => passage))]
    .map((passage) => {
      const { passageId } = passage
      return { passage, hit: { passageId, entryId: 0, score: scoreOf.get(passageId) ?? NO_SCORE } }
    })
    .sort((a, b) => b.hit.score - a.hit.score)
  const ranked = rankByEmbeddings(findCandidates(question, found), sentenceSimilarities)
  const best = ranked[0]?.score ?? 0
  // Compared by position: topics may come from another reading of the passage.
  const scores = new Map<number, Map<number, number>>()
  for (const { passage, sentence, score } of ranked) {
    const own = scores.get(passage.passageId) ?? new Map<number, number>()
    scores.set(passage.passageId, own.set(sentence.start, score - best))
  }
  return new Map(
    topics.flatMap((topic) => {
      const inPassage = scores.get(topic.passage.passageId)
      const own = topic.sentences.flatMap(({ start }) => inPassage?.get(start) ?? [])
      return own.length === 0 ? [] : [[topic, logOfSum(own)] as const]
    }),
  )
}

function logOfSum(scores: readonly number[]): number {
  return Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0))
}
