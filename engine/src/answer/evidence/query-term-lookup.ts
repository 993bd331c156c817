import { someTerm, wordsWithTerm } from '../../index/annotations.ts'
import { findTerm } from '../../index/passage-index.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { WordList } from '../../text/annotations/word-list.ts'
import { indexTerms } from '../../text/index-terms.ts'

type WordPair = readonly [string, string]

/** The term of a question that a word matches, and how well. */
export interface Held {
  readonly term: number
  readonly strength: number
}

/** A word's matches in the question. */
interface Mark {
  readonly held: Held | undefined
  /** The question's word pairs that it begins: second word → number of the pair. */
  readonly seconds: ReadonlyMap<number, number> | undefined
}

/** Index of a question's words, in the word numbers of one list. */
interface Sought {
  readonly marks: Map<number, Mark>
  /** 0 if no word whose number ends in these bits has a mark. It rules out most words quickly. */
  readonly mask: Uint8Array
  readonly pairs: ReadonlyMap<number, ReadonlyMap<number, number>>
  /** Whether a word without a mark is known not to match. Otherwise it hasn't been looked up yet. */
  readonly isWhole: boolean
}

export const MASK_SIZE = 4096

/** Index of a question's words, in the word numbers of any list. Each list is scanned once. */
export function soughtIn(
  question: AnalysedQuestion,
  forms: ReadonlyMap<string, Held>,
  asksPairs: readonly WordPair[],
) {
  const { index } = question
  const byNumber = new Map([...forms].map(([term, held]) => [findTerm(index, term), held]))
  const sought = new Map<WordList, Sought>()
  const seek = (list: WordList): Sought => {
    const known = sought.get(list)
    if (known) return known
    const pairs = numberPairs(asksPairs, list)
    const { annotations } = index
    const isWhole = annotations !== undefined && list === annotations.words
    const made = { marks: new Map<number, Mark>(), mask: new Uint8Array(MASK_SIZE), pairs, isWhole }
    sought.set(list, made)
    if (!isWhole) made.mask.fill(1)
    const paired = [...pairs].flatMap(([first, seconds]) => [first, ...seconds.keys()])
    const holding = isWhole
      ? [...byNumber.keys()].flatMap((term) => [...wordsWithTerm(annotations, term)])
      : []
    for (const word of isWhole ? [...paired, ...holding] : []) {
      made.mask[word % MASK_SIZE] = 1
      if (!made.marks.has(word)) made.marks.set(word, { held: look(list, word), seconds: pairs.get(word) })
    }
    return made
  }
  const look = (list: WordList, word: number): Held | undefined => {
    let found: Held | undefined
    const { annotations } = index
    if (annotations && list === annotations.words) {
      someTerm(annotations, word, (term) => {
        found = byNumber.get(term)
        return found !== undefined
      })
      return found
    }
    for (const term of indexTerms(list.wordAt(word), question.languages)) {
      found = forms.get(term)
      if (found) return found
    }
    return undefined
  }
  return { seek, look }
}

/** The best match of each index term. */
export function strongestForms({ terms }: AnalysedQuestion): Map<string, Held> {
  const forms = new Map<string, Held>()
  for (const [term, { forms: own }] of terms.entries()) {
    for (const form of own) {
      if ((forms.get(form.term)?.strength ?? 0) < form.strength)
        forms.set(form.term, { term, strength: form.strength })
    }
  }
  return forms
}

function numberPairs(pairs: readonly WordPair[], list: WordList): Map<number, Map<number, number>> {
  const numbered = new Map<number, Map<number, number>>()
  const numbers = new Map([...new Set(pairs.flat())].map((word) => [word, list.numberOf(word)]))
  for (const [pair, words] of pairs.entries()) {
    const [first = -1, second = -1] = words.map((word) => numbers.get(word))
    if (first < 0 || second < 0) continue
    const seconds = numbered.get(first) ?? new Map<number, number>()
    numbered.set(first, seconds.set(second, pair))
  }
  return numbered
}
