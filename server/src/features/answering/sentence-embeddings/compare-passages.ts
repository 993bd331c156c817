import type { Platform } from '../../../platform/platform.ts'
import { getTopicVectors, type LiveVersion } from '../../retrieval/index.ts'
import { encodeTextsInTime } from './encode-texts-in-time.ts'

/** A question and the texts that it is compared with, as signed bytes. */
export interface Compared {
  readonly question: Int8Array
  /** The vectors of all its topics' texts, by passage ID. */
  readonly vectors: ReadonlyMap<number, Int8Array>
}

/**
 * The vectors of the passages and of the question. Null if the passages weren't encoded in their training, none of them
 * is in English, or the encoder is off; `late` if the encoder is busy, slow or failing.
 */
export async function comparePassages(
  platform: Platform,
  version: LiveVersion,
  asked: string,
  passages: readonly { readonly passageId: number }[],
): Promise<Compared | 'late' | null> {
  const { database, sentenceEncoder } = platform
  if (!sentenceEncoder) return null
  const ids = [...new Set(passages.map(({ passageId }) => passageId))]
  const vectors = await getTopicVectors(database, sentenceEncoder.name, version, ids)
  if (vectors.size < ids.length || [...vectors.values()].every(({ length }) => length === 0)) return null
  const encoded = await encodeTextsInTime(platform, [asked])
  if (!encoded || encoded === 'late') return encoded
  const [question] = encoded
  return question ? { question, vectors } : null
}
