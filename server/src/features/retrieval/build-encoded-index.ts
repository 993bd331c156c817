import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import type { Work, WorkProcess } from '../../platform/work-process/index.ts'
import { workLimits } from './reading/work-limits.ts'

const building: Work<IndexablePassage, Uint8Array> = {
  module: new URL('./worker/build-encoded-index.ts', import.meta.url),
}

/** The bytes of a search index over the passages, built in the work process. */
export async function buildEncodedIndex(
  process: WorkProcess,
  passages: readonly IndexablePassage[],
): Promise<Uint8Array> {
  const length = passages.reduce((sum, { text, heading }) => sum + text.length + heading.length, 0)
  const [bytes] = await process.run(building, passages, workLimits(length))
  if (!bytes) throw new Error('The work process built no index')
  return bytes
}
