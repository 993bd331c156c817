import type { PassageIndex } from '../index/passage-index.ts'
import type { WordRanksOf } from '../index/word-ranks.ts'

/** Words remembered of all together: then the process forgets them and begins anew. */
const MOST_REMEMBERED = 40_000

/** Remembers what was found for the words of questions in something that never changes, as an index or a list of words. */
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

/** The same for words read in an index with the ranks of its languages: visitors of one agent use the same words again and again. */
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
