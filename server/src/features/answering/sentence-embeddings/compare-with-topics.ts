import { compareSentences } from '@parleykit/engine/answer/embeddings/compare-sentences'
import { scoreTopics } from '@parleykit/engine/answer/embeddings/score-topics'
import { compareTopics } from '@parleykit/engine/answer/suggestions/compare-topics'
import type { TopicSimilarities } from '@parleykit/engine/answer/suggestions/rank-topics'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { Topic } from '@parleykit/engine/text/annotations/find-topics'
import type { Platform } from '../../../platform/platform.ts'
import type { LiveVersion } from '../../retrieval/index.ts'
import { comparePassages } from './compare-passages.ts'

/** How close in meaning topics are to the query, and their sentences' scores. Empty if no vectors are known. */
export async function compareWithTopics(
  platform: Platform,
  version: LiveVersion,
  { question, hits }: SearchResult,
  topics: readonly Topic[],
): Promise<TopicSimilarities> {
  const passages = [...new Set(topics.map(({ passage }) => passage))]
  const compared = await comparePassages(platform, version, question.asked, passages)
  if (!compared || compared === 'late') return {}
  const sentenceSimilarities = compareSentences(compared.question, passages, compared.vectors)
  return {
    similarities: compareTopics(compared.question, topics, compared.vectors),
    scores: scoreTopics(question, hits, topics, sentenceSimilarities),
  }
}
