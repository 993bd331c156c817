import type { PassageIndex } from '../index/passage-index.ts'
import type { WordRanksOf } from '../index/word-ranks.ts'

/** Maximum number of words remembered in total. The process then clears them all. */
const MOST_REMEMBERED = 40_000

/** Caches results for the words of questions per immutable object, such as an index or a word list. */
export function rememberWordsOf<Owner extends WeakKey, Found>(): (
  owner: Owner,
  word: string,
  find: () => Found,
) => Found {
  let memories = new WeakMap<Owner, Map<string, Found>>()
  let count = 0
  return (owner, word, find) => {
    if (count >= MOST_REMEMBERED) {
      memories = new WeakMap()
      count = 0
    }
    const memory = memories.get(owner) ?? new Map<string, Found>()
    if (memory.size === 0) memories.set(owner, memory)
    const known = memory.get(word)
    if (known !== undefined) return known
    const found = find()
    memory.set(word, found)
    count++
    return found
  }
}

/**
 * The same for words read in an index with the ranks of its languages, since an agent's visitors reuse the same words.
 */
export function rememberWords<Found>(): (
  read: { readonly index: PassageIndex; readonly ranksOf: WordRanksOf },
  word: string,
  find: () => Found,
) => Found {
  const byRanks = new WeakMap<WordRanksOf, ReturnType<typeof rememberWordsOf<PassageIndex, Found>>>()
  return ({ index, ranksOf }, word, find) => {
    const remember = byRanks.get(ranksOf) ?? rememberWordsOf<PassageIndex, Found>()
    byRanks.set(ranksOf, remember)
    return remember(index, word, find)
  }
}
