import { and, eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../../platform/platform.ts'
import { quantise } from '../../retrieval/index.ts'
import { topicVectors } from '../tables.ts'

/** A question and what it is compared with, in signed bytes. */
export interface Compared {
  readonly question: Int8Array
  /** By passage id, those of all its topics' texts. */
  readonly vectors: ReadonlyMap<number, Int8Array>
}

/**
 * The vectors of passages and of what was asked. Null where none of them are made yet, or the encoder is off, busy, slow or
 * failing: words do alone.
 */
export async function readTopicVectors(
  { database, sentenceEncoder, log }: Platform,
  asked: string,
  passages: readonly { readonly passageId: number }[],
  patienceMs?: number,
): Promise<Compared | null> {
  const ids = [...new Set(passages.map(({ passageId }) => passageId))]
  if (!sentenceEncoder || ids.length === 0) return null
  const rows = await database
    .select({ passageId: topicVectors.passageId, vectors: topicVectors.vectors })
    .from(topicVectors)
    .where(and(inArray(topicVectors.passageId, ids), eq(topicVectors.model, sentenceEncoder.name)))
  if (rows.length === 0) return null
  try {
    const question = await sentenceEncoder.encodeNow(asked, patienceMs)
    if (!question) return null
    const vectors = rows.map(
      ({ passageId, vectors }) =>
        [passageId, new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength)] as const,
    )
    return { question: quantise(question), vectors: new Map(vectors) }
  } catch (error) {
    log.warn({ err: error }, 'the sentence encoder failed: words decide alone')
    return null
  }
}
