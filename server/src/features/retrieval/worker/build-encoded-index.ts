import { type IndexablePassage, IndexBuilder } from '@parleykit/engine/index/build-index'
import { encodeIndex } from '@parleykit/engine/index/encode-index'
import { readWordList } from '../../../platform/word-lists/index.ts'

/** Size of one message, and of one stored row. */
const partBytes = 1024 * 1024

/** Runs in the work process: builds an index over the passages, in parts. Keeps none of their texts. */
export function begin() {
  const builder = new IndexBuilder(readWordList)
  return {
    take(passages: readonly IndexablePassage[]): void {
      for (const passage of passages) builder.add(passage)
    },
    finish(): Uint8Array[] {
      const encoded = encodeIndex(builder.finish())
      const parts: Uint8Array[] = []
      for (let at = 0; at < encoded.byteLength; at += partBytes) parts.push(encoded.slice(at, at + partBytes))
      return parts
    },
  }
}
