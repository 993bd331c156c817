import type { PassageIndex } from './passage-index.ts'

const known = new WeakMap<PassageIndex, ReadonlyMap<number, number>>()

/** The numbers of an index's passages, by their IDs. Built once for each index. */
export function positionsOf(index: PassageIndex): ReadonlyMap<number, number> {
  const positions =
    known.get(index) ?? new Map(Array.from(index.passageIds, (passageId, position) => [passageId, position]))
  known.set(index, positions)
  return positions
}
