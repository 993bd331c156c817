import type { IndexablePassage } from '@parleykit/engine/index/build-index'
import type { WorkItems, WorkProcess } from '../../platform/child-process/index.ts'
import { buildingIndex } from './reading/index-work.ts'
import { workLimits } from './reading/work-limits.ts'

/** The bytes of a search index in parts, as they are stored. */
export interface EncodedIndex {
  readonly parts: readonly Uint8Array[]
  readonly byteLength: number
}

/** Builds a search index over the passages in the work process. `characters` is the approximate length of the texts. */
export async function buildEncodedIndex(
  process: WorkProcess,
  passages: WorkItems<IndexablePassage>,
  characters: number,
): Promise<EncodedIndex> {
  const parts = await process.run(buildingIndex, passages, workLimits(characters))
  if (parts.length === 0) throw new Error('The work process built no index')
  return { parts, byteLength: parts.reduce((sum, part) => sum + part.byteLength, 0) }
}
