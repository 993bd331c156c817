import { PACKS } from '../languages/packs.ts'
import { wordsIn } from './words-in.ts'

/** Words of a language (ISO 639-1), the commonest first; none if unknown. */
export type CommonWordsOf = (language: string) => readonly string[]

export const NO_COMMON_WORDS: CommonWordsOf = () => []

/** Per language: rarer words are names and words that other languages have too. */
const WORDS_READ = 5000
/** A single matching word is chance. */
const FEWEST_WORDS = 2
/** Share of all words of the text: names aren't in any list, and every text has English words. */
const SMALLEST_SHARE = 0.3
const CLEAR_LEAD = 1.15
const WORD = /^\p{L}{2,}$/u

interface Listed {
  readonly language: string
  /** From 1. */
  readonly rank: number
}

const scripts = [...Map.groupBy(PACKS, ({ script }) => script)].flatMap(([script, packs]) =>
  packs.length < 2
    ? []
    : [{ languages: packs.map(({ code }) => code), letters: new RegExp(`\\p{Script=${script}}`, 'gu') }],
)
/** Word → the languages that have it, by script. Each script is read on first use. */
const known = new WeakMap<CommonWordsOf, Map<readonly string[], ReadonlyMap<string, readonly Listed[]>>>()

/**
 * ISO 639-1 code of the language, among those of the text's script, whose common words the text has; `undefined` if
 * none is clearly ahead. A commoner word counts more: the logarithm of its rank approximates its probability, by Zipf's
 * law.
 */
export function languageByCommonWords(text: string, commonWordsOf: CommonWordsOf): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = scripts.find((each) => (text.match(each.letters)?.length ?? 0) * 2 > letters)
  if (!script) return undefined
  const listed = listedWords(script.languages, commonWordsOf)
  const words = new Set(wordsIn(text).filter((word) => WORD.test(word)))
  const votes = new Map<string, { words: number; weight: number }>()
  for (const word of words)
    for (const { language, rank } of listed.get(word) ?? []) {
      const vote = votes.get(language) ?? { words: 0, weight: 0 }
      votes.set(language, vote)
      vote.words++
      vote.weight += Math.log((2 * WORDS_READ) / rank)
    }
  const [first, second] = [...votes].sort((a, b) => b[1].weight - a[1].weight)
  if (!first || first[1].words < Math.max(FEWEST_WORDS, words.size * SMALLEST_SHARE)) return undefined
  return first[1].weight >= (second?.[1].weight ?? 0) * CLEAR_LEAD ? first[0] : undefined
}

function listedWords(
  languages: readonly string[],
  commonWordsOf: CommonWordsOf,
): ReadonlyMap<string, readonly Listed[]> {
  const ofSource = known.get(commonWordsOf) ?? new Map<readonly string[], Map<string, Listed[]>>()
  known.set(commonWordsOf, ofSource)
  const read = ofSource.get(languages)
  if (read) return read
  const listed = new Map<string, Listed[]>()
  for (const language of languages)
    for (const [place, word] of commonWordsOf(language).slice(0, WORDS_READ).entries()) {
      if (!WORD.test(word)) continue
      const key = word.toLowerCase()
      const others = listed.get(key)
      if (!others) listed.set(key, [{ language, rank: place + 1 }])
      else if (others.at(-1)?.language !== language) others.push({ language, rank: place + 1 })
    }
  ofSource.set(languages, listed)
  return listed
}
