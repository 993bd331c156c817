import type { PassageIndex } from '../index/passage-index.ts'
import type { WordRanksOf } from '../index/word-ranks.ts'

/** Maximum number of words remembered in total. The process then clears them all. */
const MOST_CACHED = 40_000

/** Caches results for the words of questions per immutable object, such as an index or a word list. */
export function cacheWordsOf<Owner extends WeakKey, Found>(): (
  owner: Owner,
  word: string,
  find: () => Found,
) => Found {
  let caches = new WeakMap<Owner, Map<string, Found>>()
  let count = 0
  return (owner, word, find) => {
    if (count >= MOST_CACHED) {
      caches = new WeakMap()
      count = 0
    }
    const cache = caches.get(owner) ?? new Map<string, Found>()
    if (cache.size === 0) caches.set(owner, cache)
    const known = cache.get(word)
    if (known !== undefined) return known
    const found = find()
    cache.set(word, found)
    count++
    return found
  }
}

/**
 * The same for words read in an index with the ranks of its languages, since an agent's visitors reuse the same words.
 */
export function cacheWords<Found>(): (
  context: { readonly index: PassageIndex; readonly ranksOf: WordRanksOf },
  word: string,
  find: () => Found,
) => Found {
  const byRanks = new WeakMap<WordRanksOf, ReturnType<typeof cacheWordsOf<PassageIndex, Found>>>()
  return ({ index, ranksOf }, word, find) => {
    const cacheWord = byRanks.get(ranksOf) ?? cacheWordsOf<PassageIndex, Found>()
    byRanks.set(ranksOf, cacheWord)
    return cacheWord(index, word, find)
  }
}
