import { wordsOfAll } from '../languages/alternatives.ts'
import { packOf } from '../languages/packs.ts'

/** Prefixes of German, Dutch and Scandinavian verbs that change their meaning. */
const VERB_PREFIXES = wordsOfAll(({ verbPrefixes }) => verbPrefixes)
const SHORTEST_PART = 4
const SHORTEST_OTHER_PART = 3
const LETTERS_ONLY = /^\p{L}[\p{L}\p{M}]*$/u
/** Linking letters between the parts: "Arbeit-s-tag", "Katze-n-futter". */
const LINKS = ['s', 'es', 'n', 'en', 'e', 'er']

/**
 * The parts of a possible compound; `isWord` tells which parts are words. The last part is the main noun. `undefined`
 * if it is no compound. If there are several splits, the one with the longest last part.
 */
export function splitCompound(
  word: string,
  language: string,
  isWord: (part: string) => boolean,
): { readonly first: string; readonly last: string } | undefined {
  if (!packOf(language)?.compounds || !LETTERS_ONLY.test(word)) return undefined
  for (let cut = SHORTEST_OTHER_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const last = word.slice(cut)
    const first = word.slice(0, cut)
    if (!isWord(last) || VERB_PREFIXES.has(first)) continue
    const bare = LINKS.filter((link) => first.endsWith(link)).map((link) => first.slice(0, -link.length))
    const found = [first, ...bare].find((part) => part.length >= SHORTEST_OTHER_PART && isWord(part))
    if (found !== undefined) return { first: found, last }
  }
  return undefined
}
