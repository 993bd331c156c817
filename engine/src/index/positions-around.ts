import type { PassageIndex } from './passage-index.ts'

/** How many of the best passages bring their neighbors, and how many on each side. */
const BEST_WITH_NEIGHBOURS = 12
const REACH = 3

/**
 * The passages to read after the ones found (by their numbers in the index, best first): neighbors of the best and, if
 * there is room, the beginnings of the entries, in the order in which to read them. Returns at most `limit` together
 * with the ones found.
 */
export function placesAround(
  index: PassageIndex,
  ranked: readonly number[],
  options: { limit: number; isLive: (entryId: number) => boolean },
): number[] {
  const known = new Set(ranked)
  const further: number[] = []
  const add = (place: number, entryId: number | undefined) => {
    if (known.has(place) || known.size >= options.limit || entryId === undefined) return
    if (index.entryIds[place] !== entryId || !options.isLive(entryId)) return
    known.add(place)
    further.push(place)
  }
  const best = ranked.slice(0, BEST_WITH_NEIGHBOURS)
  for (let distance = 1; distance <= REACH; distance++) {
    for (const place of best) {
      add(place + distance, index.entryIds[place])
      add(place - distance, index.entryIds[place])
    }
  }
  for (const round of beginnings(index.entryIds, options.limit)) {
    if (known.size >= options.limit) break
    for (const place of round) add(place, index.entryIds[place])
  }
  return further
}

/** The first passages of all entries, then their second ones and so on. */
function* beginnings(entryIds: Float64Array, limit: number): Generator<number[]> {
  const starts: number[] = []
  for (let place = 0; place < entryIds.length && starts.length < limit; place++)
    if (place === 0 || entryIds[place] !== entryIds[place - 1]) starts.push(place)
  for (let round = 0; round < limit; round++) {
    const places = starts.filter((start) => entryIds[start + round] === entryIds[start])
    if (places.length === 0) return
    yield places.map((start) => start + round)
  }
}
