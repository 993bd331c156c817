import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import type { Work, WorkProcess } from '../../platform/work-process/index.ts'
import { workLimits } from './reading/work-limits.ts'

const building: Work<IndexablePassage, Uint8Array> = {
  module: new URL('./worker/build-encoded-index.ts', import.meta.url),
}

/** The bytes of a search index in parts, as they are stored. */
export interface EncodedIndex {
  readonly parts: readonly Uint8Array[]
  readonly byteLength: number
}

/** A search index over the passages, built in the work process. */
export async function buildEncodedIndex(
  process: WorkProcess,
  passages: readonly IndexablePassage[],
): Promise<EncodedIndex> {
  const length = passages.reduce((sum, { text, heading }) => sum + text.length + heading.length, 0)
  const parts = await process.run(building, passages, workLimits(length))
  if (parts.length === 0) throw new Error('The work process built no index')
  return { parts, byteLength: parts.reduce((sum, part) => sum + part.byteLength, 0) }
}
