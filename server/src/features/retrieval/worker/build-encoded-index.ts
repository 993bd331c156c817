import { buildIndex, type IndexablePassage } from '@parleykit/engine/index/build-index'
import { encodeIndex } from '@parleykit/engine/index/encode-index'

/** Runs in the work process: the bytes of an index over all the passages. */
export function work(passages: readonly IndexablePassage[]): Uint8Array[] {
  return [encodeIndex(buildIndex(passages))]
}
