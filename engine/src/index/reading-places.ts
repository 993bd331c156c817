import type { PassageIndex } from './passage-index.ts'
import { placesOf } from './places-of.ts'

/** A passage that may be read beside others: `place` is its number in the index, where neighbours of a text are neighbours. */
export interface ReadingPlace {
  readonly passageId: number
  readonly entryId: number
  readonly place: number
}

export interface ReadingPlaces {
  /** The passages found, best first. */
  readonly ranked: readonly ReadingPlace[]
  /** Neighbours of the best and, where there is room, the beginnings of the entries, in the order in which they should be read. */
  readonly further: readonly ReadingPlace[]
}

/** Of the best passages so many bring their neighbours, so far to both sides. */
const BEST_WITH_NEIGHBOURS = 12
const REACH = 3

/** Where the passages found stand, and what should be read after them; together at most `limit` and those found. */
export function readingPlaces(
  index: PassageIndex,
  rankedIds: readonly number[],
  options: { limit: number; isLive: (entryId: number) => boolean },
): ReadingPlaces {
  const placeOf = (place: number): ReadingPlace => ({
    passageId: index.passageIds[place] ?? 0,
    entryId: index.entryIds[place] ?? 0,
    place,
  })
  const places = placesOf(index)
  const ranked = rankedIds.flatMap((id) => {
    const place = places.get(id)
    return place === undefined ? [] : [placeOf(place)]
  })
  const known = new Set(ranked.map(({ place }) => place))
  const further: ReadingPlace[] = []
  const add = (place: number, entryId: number | undefined) => {
    if (known.has(place) || known.size >= options.limit || entryId === undefined) return
    if (index.entryIds[place] !== entryId || !options.isLive(entryId)) return
    known.add(place)
    further.push(placeOf(place))
  }
  for (let distance = 1; distance <= REACH; distance++) {
    for (const { place, entryId } of ranked.slice(0, BEST_WITH_NEIGHBOURS)) {
      add(place + distance, entryId)
      add(place - distance, entryId)
    }
  }
  for (const round of beginnings(index.entryIds, options.limit)) {
    if (known.size >= options.limit) break
    for (const place of round) add(place, index.entryIds[place])
  }
  return { ranked, further }
}

/** The entries' first passages, their second ones and so on. */
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
