import { readMeanings } from '@parleykit/engine/answer/meaning/read-meanings'
import { scoreTopics } from '@parleykit/engine/answer/meaning/score-topics'
import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { TopicMeanings } from '@parleykit/engine/answer/suggestions/rank-topics'
import type { SearchResult } from '@parleykit/engine/query/search-index'
import type { Topic } from '@parleykit/engine/text/reading/find-topics'
import type { Platform } from '../../../platform/platform.ts'
import type { LiveVersion } from '../../retrieval/index.ts'
import { compareWhole } from './compare-whole.ts'

/** How close in meaning topics are to the query, and their sentences' scores. Empty if no vectors are known. */
export async function compareWithTopics(
  platform: Platform,
  version: LiveVersion,
  { question, hits }: SearchResult,
  topics: readonly Topic[],
): Promise<TopicMeanings> {
  const passages = [...new Set(topics.map(({ passage }) => passage))]
  const compared = await compareWhole(platform, version, question.asked, passages)
  if (!compared || compared === 'late') return {}
  const meanings = readMeanings(compared.question, passages, compared.vectors)
  return {
    similarities: compareMeanings(compared.question, topics, compared.vectors),
    scores: scoreTopics(question, hits, topics, meanings),
  }
}
