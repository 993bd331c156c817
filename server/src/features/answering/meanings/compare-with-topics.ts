import { compareMeanings } from '@parleykit/engine/answer/suggestions/compare-meanings'
import type { Topic } from '@parleykit/engine/answer/suggestions/find-topics'
import { and, eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { quantise } from '../../retrieval/index.ts'
import { topicVectors } from '../tables.ts'

/**
 * How near in meaning topics are to what was asked, from -1 to 1; those whose vectors aren't made yet are left out, and all
 * where the encoder is off, busy or failing: words do alone.
 */
export async function compareWithTopics(
  { database, sentenceEncoder, log }: Platform,
  asked: string,
  topics: readonly Topic[],
): Promise<ReadonlyMap<Topic, number>> {
  if (!sentenceEncoder || topics.length === 0) return new Map()
  const ids = [...new Set(topics.map(({ passage }) => passage.passageId))]
  const rows = await database
    .select({ passageId: topicVectors.passageId, vectors: topicVectors.vectors })
    .from(topicVectors)
    .where(and(inArray(topicVectors.passageId, ids), eq(topicVectors.model, sentenceEncoder.name)))
  if (rows.length === 0) return new Map()
  try {
    const question = await sentenceEncoder.encodeNow(asked)
    if (!question) return new Map()
    const vectors = new Map(
      rows.map(({ passageId, vectors }) => [
        passageId,
        new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength),
      ]),
    )
    return compareMeanings(quantise(question), topics, vectors)
  } catch (error) {
    log.warn({ err: error }, 'the sentence encoder failed: suggestions are found by words')
    return new Map()
  }
}
