import type { PassageIndex } from './passage-index.ts'

const known = new WeakMap<PassageIndex, ReadonlyMap<number, number>>()

/** The numbers of an index's passages, by their IDs. Built once for each index. */
export function placesOf(index: PassageIndex): ReadonlyMap<number, number> {
  const places =
    known.get(index) ?? new Map(Array.from(index.passageIds, (passageId, place) => [passageId, place]))
  known.set(index, places)
  return places
}
