import type { PassageIndex } from './passage-index.ts'

const known = new WeakMap<PassageIndex, ReadonlyMap<number, number>>()

/** The numbers that an index's passages have in it, by their ids; made once for each index. */
export function placesOf(index: PassageIndex): ReadonlyMap<number, number> {
  const places =
    known.get(index) ?? new Map(Array.from(index.passageIds, (passageId, place) => [passageId, place]))
  known.set(index, places)
  return places
}
