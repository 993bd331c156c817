import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { Topic } from '@parleykit/engine/answer/suggestions/find-topics'
import type { Platform } from '../../../platform/platform.ts'
import { readTopicVectors } from './read-topic-vectors.ts'

/** How near in meaning topics are to what was asked, from -1 to 1; those whose vectors aren't known are left out. */
export async function compareWithTopics(
  platform: Platform,
  asked: string,
  topics: readonly Topic[],
): Promise<ReadonlyMap<Topic, number>> {
  const compared = await readTopicVectors(
    platform,
    asked,
    topics.map(({ passage }) => passage),
  )
  return compared ? compareMeanings(compared.question, topics, compared.vectors) : new Map()
}
