import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnnotatedSentence, NumberedText } from '../../text/annotations/passage-annotations.ts'
import { GrowingWordList, type WordList } from '../../text/annotations/word-list.ts'
import { conceptsIn, isCalendarTerm, isConcept } from '../../text/concepts.ts'
import { wordsIn } from '../../text/words-in.ts'
import { createTermLookup, MASK_SIZE, strongestMatches } from './query-term-lookup.ts'

/** Which of a question's terms a text has, and how well they match. */
export interface TextMatch {
  /** Per term of the question: 1 for the word itself, less for a related word, 0 if it is missing. */
  readonly strengths: Float64Array
  /** The numbers of the terms that are among its first words. */
  readonly opening: readonly number[]
  /** The share of the question's word pairs that are also adjacent in the text, function words included. */
  readonly wordPairs: number
  /** Words in the text. */
  readonly length: number
}

/** How many words count as the opening of a text. */
const OPENING_WORDS = 4

/** Finds a question's terms in texts. */
export interface QuestionMatcher {
  (text: string | NumberedText): TextMatch
  /** In a sentence combined with the sentence that it depends on. */
  inContext(sentence: AnnotatedSentence, context: AnnotatedSentence | undefined): TextMatch
}

/**
 * Returns a function that finds the question's terms in texts. It remembers the words it has seen, so make one per
 * question. Without concepts only words, days and months count: a price doesn't match "cost".
 */
export function questionMatcher(
  question: AnalysedQuestion,
  { withConcepts = true }: { withConcepts?: boolean } = {},
): QuestionMatcher {
  const { terms } = question
  const matchesByTerm = strongestMatches(question)
  const asked = new Set([...matchesByTerm.keys()].filter(withConcepts ? isConcept : isCalendarTerm))
  const questionBigrams = bigramsOf(question.text)
  const own = new GrowingWordList()
  const { lookupIn, matchWord } = createTermLookup(question, matchesByTerm, questionBigrams)
  const matchAll = (
    texts: readonly NumberedText[],
    concepts: readonly number[],
    list: WordList,
  ): TextMatch => {
    const { matchingWords, mask, pairIds, isComplete } = lookupIn(list)
    const strengths = new Float64Array(terms.length)
    const opening: number[] = []
    const sharedPairs = new Set<number>()
    let length = 0
    let pairIdBySecondWord: ReadonlyMap<number, number> | undefined
    for (const { words } of texts) {
      for (let at = 0; at < words.length; at++) {
        const word = words[at] ?? 0
        let wordMatch = mask[word % MASK_SIZE] === 0 ? undefined : matchingWords.get(word)
        if (!wordMatch && !isComplete) {
          wordMatch = { match: matchWord(list, word), pairIdBySecondWord: pairIds.get(word) }
          matchingWords.set(word, wordMatch)
        }
        const pairId = pairIdBySecondWord?.get(word)
        if (pairId !== undefined) sharedPairs.add(pairId)
        pairIdBySecondWord = wordMatch?.pairIdBySecondWord
        const found = wordMatch?.match
        if (!found) continue
        if (found.strength > (strengths[found.term] ?? 0)) strengths[found.term] = found.strength
        if (length + at < OPENING_WORDS) opening.push(found.term)
      }
      length += words.length
    }
    for (const concept of concepts) {
      const term = list.wordAt(concept)
      if (asked.has(term)) strengthen(question, term, strengths)
    }
    return { strengths, opening, wordPairs: sharedPairs.size / Math.max(1, questionBigrams.length), length }
  }
  const match = (text: string | NumberedText): TextMatch => {
    if (typeof text !== 'string') return matchAll([text], text.concepts, text.list)
    const words = Uint32Array.from(wordsIn(text), (word) => own.add(word))
    const concepts = conceptsIn(text, asked).map((term) => own.add(term))
    return matchAll([{ list: own, words, concepts }], concepts, own)
  }
  for (const [first, second] of questionBigrams) {
    own.add(first)
    own.add(second)
  }
  return Object.assign(match, {
    inContext: ({ numbered, conceptsInContext }: AnnotatedSentence, context: AnnotatedSentence | undefined) =>
      matchAll(context ? [context.numbered, numbered] : [numbered], conceptsInContext, numbered.list),
  })
}

/** A concept matches every word that asks for it. */
function strengthen(
  { terms }: Pick<AnalysedQuestion, 'terms'>,
  concept: string,
  strengths: Float64Array,
): void {
  for (const [term, { forms }] of terms.entries()) {
    const strength = forms.find((form) => form.term === concept)?.strength ?? 0
    strengths[term] = Math.max(strengths[term] ?? 0, strength)
  }
}

/** The distinct pairs of neighboring words in a text, in order. */
function bigramsOf(text: string): (readonly [string, string])[] {
  const words = wordsIn(text)
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word] as const)
  return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()]
}

/**
 * The share of the weights (one for each term of the question) that the matches cover together, from 0 to 1; 0 if all
 * weights are 0. A term counts by the strength of its match, or not at all below `leastStrength`.
 */
export function coverage(
  weights: readonly number[],
  matches: readonly Pick<TextMatch, 'strengths'>[],
  leastStrength: number = 0,
): number {
  let covered = 0
  let total = 0
  for (let number = 0; number < weights.length; number++) {
    const weight = weights[number] ?? 0
    let best = 0
    if (weight === 0) continue
    for (const { strengths } of matches) best = Math.max(best, strengths[number] ?? 0)
    if (best >= leastStrength) covered += weight * best
    total += weight
  }
  return total === 0 ? 0 : covered / total
}
