import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { loadEncoder } from '../../../server/src/platform/sentence-encoder/load-encoder.ts'
import {
  longestText,
  type SentenceEncoder,
} from '../../../server/src/platform/sentence-encoder/open-sentence-encoder.ts'
import { openKeptEncoder } from './open-kept-encoder.ts'

/** The encoder with a change that the product hasn't, in this process; `file` is as adapt_encoder.py writes it. */
export function openChangedEncoder(file: string): SentenceEncoder {
  const change = readFileSync(file)
  let loaded: ReturnType<typeof loadEncoder> | undefined
  const encodeAll = async (texts: readonly string[]) => {
    loaded ??= loadEncoder(change)
    const encoder = await loaded
    const vectors: Float32Array[] = []
    for (const text of texts) vectors.push(Float32Array.from(await encoder.embed(text.slice(0, longestText))))
    return vectors
  }
  return openKeptEncoder({
    name: createHash('sha256').update(change).digest('hex').slice(0, 16),
    dimension: 512,
    encodeAll,
    encodeNow: encodeAll,
    close: () => {},
  })
}
