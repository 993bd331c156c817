import { rankWords, type WordRanks } from '@parleykit/engine/index/word-ranks'
import { readWordList } from '../../platform/word-lists/index.ts'

const loaded = new Map<string, WordRanks>()

/** How common a language's words are in general; empty without a list. Read once, in a few milliseconds. */
export function getWordRanks(language: string): WordRanks {
  const known = loaded.get(language)
  if (known) return known
  const ranks = rankWords(readWordList(language))
  loaded.set(language, ranks)
  return ranks
}
