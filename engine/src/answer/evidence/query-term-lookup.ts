import { someTerm, wordsWithTerm } from '../../index/annotations.ts'
import { findTerm } from '../../index/passage-index.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { WordList } from '../../text/annotations/word-list.ts'
import { indexTerms } from '../../text/index-terms.ts'

type Bigram = readonly [string, string]

/** The term of a question that a word matches, and how well. */
export interface TermMatch {
  readonly term: number
  readonly strength: number
}

/** How a word matches a question. */
interface WordMatch {
  readonly match: TermMatch | undefined
  /** The question's bigrams that begin with the word: second word → number of the bigram. */
  readonly pairIdBySecondWord: ReadonlyMap<number, number> | undefined
}

/** The words that match a question, in the word numbers of one list. */
interface QueryTermLookup {
  readonly matchingWords: Map<number, WordMatch>
  /** A Bloom filter with one hash, the last bits of a word's number: 0 rules out that the word matches. */
  readonly mask: Uint8Array
  readonly pairIds: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Whether a word that isn't in `matchingWords` is known not to match. Otherwise it hasn't been looked up yet. */
  readonly isComplete: boolean
}

export const MASK_SIZE = 4096

/**
 * Returns two functions. `lookupIn` gives the words of a list that match the question, and scans each list once.
 * `matchWord` tells which of the question's terms a word of a list matches; `undefined` if none.
 */
export function createTermLookup(
  question: AnalysedQuestion,
  matchesByTerm: ReadonlyMap<string, TermMatch>,
  questionBigrams: readonly Bigram[],
) {
  const { index } = question
  const matchByTermId = new Map([...matchesByTerm].map(([term, match]) => [findTerm(index, term), match]))
  const lookups = new Map<WordList, QueryTermLookup>()
  const lookupIn = (list: WordList): QueryTermLookup => {
    const known = lookups.get(list)
    if (known) return known
    const pairIds = numberBigrams(questionBigrams, list)
    const { annotations } = index
    const isComplete = annotations !== undefined && list === annotations.words
    const matchingWords = new Map<number, WordMatch>()
    const lookup = { matchingWords, mask: new Uint8Array(MASK_SIZE), pairIds, isComplete }
    lookups.set(list, lookup)
    if (!isComplete) {
      lookup.mask.fill(1)
      return lookup
    }
    const inBigrams = [...pairIds].flatMap(([first, seconds]) => [first, ...seconds.keys()])
    const withTerms = [...matchByTermId.keys()].flatMap((term) => [...wordsWithTerm(annotations, term)])
    for (const word of [...inBigrams, ...withTerms]) {
      lookup.mask[word % MASK_SIZE] = 1
      if (!matchingWords.has(word))
        matchingWords.set(word, { match: matchWord(list, word), pairIdBySecondWord: pairIds.get(word) })
    }
    return lookup
  }
  const matchWord = (list: WordList, word: number): TermMatch | undefined => {
    let found: TermMatch | undefined
    const { annotations } = index
    if (annotations && list === annotations.words) {
      someTerm(annotations, word, (term) => {
        found = matchByTermId.get(term)
        return found !== undefined
      })
      return found
    }
    for (const term of indexTerms(list.wordAt(word), question.languages)) {
      found = matchesByTerm.get(term)
      if (found) return found
    }
    return undefined
  }
  return { lookupIn, matchWord }
}

/** The best match of each index term. */
export function strongestMatches({ terms }: AnalysedQuestion): Map<string, TermMatch> {
  const matches = new Map<string, TermMatch>()
  for (const [term, { forms }] of terms.entries()) {
    for (const form of forms) {
      if ((matches.get(form.term)?.strength ?? 0) < form.strength)
        matches.set(form.term, { term, strength: form.strength })
    }
  }
  return matches
}

function numberBigrams(bigrams: readonly Bigram[], list: WordList): Map<number, Map<number, number>> {
  const pairIds = new Map<number, Map<number, number>>()
  const numbers = new Map([...new Set(bigrams.flat())].map((word) => [word, list.numberOf(word)]))
  for (const [pairId, words] of bigrams.entries()) {
    const [first = -1, second = -1] = words.map((word) => numbers.get(word))
    if (first < 0 || second < 0) continue
    const seconds = pairIds.get(first) ?? new Map<number, number>()
    pairIds.set(first, seconds.set(second, pairId))
  }
  return pairIds
}
