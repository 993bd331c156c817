import type { Platform } from '../../../platform/platform.ts'
import { quantise } from '../../retrieval/index.ts'

/**
 * The vectors of texts that a visitor waits for, as signed bytes in the same order. Null if the encoder is off; `late`
 * if it is busy, slow or failing.
 */
export async function encodeTextsInTime(
  { sentenceEncoder, log }: Platform,
  texts: readonly string[],
): Promise<Int8Array[] | 'late' | null> {
  try {
    const vectors = await sentenceEncoder?.encodeNow(texts)
    return vectors === undefined ? null : (vectors?.map(quantise) ?? 'late')
  } catch (error) {
    log.warn({ err: error }, 'the sentence encoder failed: falling back to word search')
    return 'late'
  }
}
