import { buildIndex, type IndexablePassage } from '../core/build-index.ts'
import { encodeIndex } from '../core/encode-index.ts'

/** Runs in the work process: the bytes of an index over all the passages. */
export function work(passages: readonly IndexablePassage[]): Uint8Array[] {
  return [encodeIndex(buildIndex(passages))]
}
