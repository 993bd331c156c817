import type { PassageIndex } from './passage-index.ts'

/** How many of the best passages bring their neighbors, and how many on each side. */
const BEST_WITH_NEIGHBOURS = 12
const REACH = 3

/**
 * The passages to read after the ones found (by their numbers in the index, best first): neighbors of the best and, if
 * there is room, the beginnings of the entries, in the order in which to read them. Returns at most `limit` together
 * with the ones found.
 */
export function positionsAround(
  index: PassageIndex,
  ranked: readonly number[],
  options: { limit: number; isLive: (entryId: number) => boolean },
): number[] {
  const known = new Set(ranked)
  const further: number[] = []
  const add = (position: number, entryId: number | undefined) => {
    if (known.has(position) || known.size >= options.limit || entryId === undefined) return
    if (index.entryIds[position] !== entryId || !options.isLive(entryId)) return
    known.add(position)
    further.push(position)
  }
  const best = ranked.slice(0, BEST_WITH_NEIGHBOURS)
  for (let distance = 1; distance <= REACH; distance++) {
    for (const position of best) {
      add(position + distance, index.entryIds[position])
      add(position - distance, index.entryIds[position])
    }
  }
  for (const round of beginnings(index.entryIds, options.limit)) {
    if (known.size >= options.limit) break
    for (const position of round) add(position, index.entryIds[position])
  }
  return further
}

/** The first passages of all entries, then their second ones and so on. */
function* beginnings(entryIds: Float64Array, limit: number): Generator<number[]> {
  const starts: number[] = []
  for (let position = 0; position < entryIds.length && starts.length < limit; position++)
    if (position === 0 || entryIds[position] !== entryIds[position - 1]) starts.push(position)
  for (let round = 0; round < limit; round++) {
    const positions = starts.filter((start) => entryIds[start + round] === entryIds[start])
    if (positions.length === 0) return
    yield positions.map((start) => start + round)
  }
}
