import type { Platform } from '../../../platform/platform.ts'
import { type LiveVersion, quantise } from '../../retrieval/index.ts'
import { recallTopicVectors } from './recall-topic-vectors.ts'

/** A question and what it is compared with, in signed bytes. */
export interface Compared {
  readonly question: Int8Array
  /** By passage id, those of all its topics' texts. */
  readonly vectors: ReadonlyMap<number, Int8Array>
}

/**
 * The vectors of passages and of what was asked. Null where none of them are made yet, or the encoder is off; `late` where it is
 * busy, slow or failing: words do alone.
 */
export async function readTopicVectors(
  { database, sentenceEncoder, log }: Platform,
  version: LiveVersion,
  asked: string,
  passages: readonly { readonly passageId: number }[],
  patienceMs?: number,
): Promise<Compared | 'late' | null> {
  const ids = [...new Set(passages.map(({ passageId }) => passageId))]
  if (!sentenceEncoder || ids.length === 0) return null
  const vectors = await recallTopicVectors(database, sentenceEncoder.name, version, ids)
  if (vectors.size === 0) return null
  try {
    const question = await sentenceEncoder.encodeNow(asked, patienceMs)
    return question ? { question: quantise(question), vectors } : 'late'
  } catch (error) {
    log.warn({ err: error }, 'the sentence encoder failed: falling back to word search')
    return 'late'
  }
}
