import type { PassageIndex } from '../index/passage-index.ts'
import type { WordRanksOf } from '../index/word-ranks.ts'

/** Words remembered of all indexes together: then the process forgets them and begins anew. */
const MOST_REMEMBERED = 40_000

interface Memory<Found> {
  readonly ranksOf: WordRanksOf
  readonly found: Map<string, Found>
}

/**
 * Remembers what was found for the words of questions in each index: visitors of one agent use the same words again and
 * again, and an index never changes.
 */
export function rememberWords<Found>(): (
  read: { readonly index: PassageIndex; readonly ranksOf: WordRanksOf },
  word: string,
  find: () => Found,
) => Found {
  let memories = new WeakMap<PassageIndex, Memory<Found>>()
  let count = 0
  return ({ index, ranksOf }, word, find) => {
    if (count >= MOST_REMEMBERED) {
      memories = new WeakMap()
      count = 0
    }
    let memory = memories.get(index)
    if (memory?.ranksOf !== ranksOf) {
      memory = { ranksOf, found: new Map() }
      memories.set(index, memory)
    }
    const known = memory.found.get(word)
    if (known !== undefined) return known
    const found = find()
    memory.found.set(word, found)
    count++
    return found
  }
}
