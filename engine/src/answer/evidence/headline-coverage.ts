import type { PassageIndex } from '../../index/passage-index.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { NumberedText } from '../../text/annotations/passage-annotations.ts'
import { conceptsAskedBy } from '../../text/concepts.ts'
import { normaliseWord } from '../../text/normalise-word.ts'
import { wordsIn } from '../../text/words-in.ts'

/**
 * Returns a function that tells which share of a headline's content words the question has, from 0 to 1: how closely
 * the headline keeps to the question. Words that nearly all headlines have count little. 0 for a text without content
 * words.
 */
export function headlineCoverage(question: AnalysedQuestion): (text: string | NumberedText) => number {
  const strengths = new Map<string, number>()
  for (const { forms, headShare } of question.terms) {
    for (const { term, strength } of forms)
      strengths.set(term, Math.max(strengths.get(term) ?? 0, strength * (1 - headShare)))
  }
  const known = new Map<number | string, number | undefined>()
  const heldBy = (word: string | number): number | undefined => {
    if (known.has(word)) return known.get(word)
    const terms = termsOf(question, word)
    let held = terms ? 0 : undefined
    for (const term of terms ?? []) held = Math.max(held ?? 0, strengths.get(term) ?? 0)
    known.set(word, held)
    return held
  }
  const { annotations } = question.index
  return (text) => {
    const isRead = typeof text !== 'string'
    const words =
      isRead && text.list === annotations?.words ? text.words : isRead ? spell(text) : wordsIn(text)
    let sum = 0
    let count = 0
    for (const word of words) {
      const held = heldBy(word)
      if (held === undefined) continue
      sum += held
      count++
    }
    return sum / Math.max(1, count)
  }
}

function spell({ words, list }: NumberedText): string[] {
  return Array.from(words, (word) => list.wordAt(word))
}

/** Terms of each word, per index: `null` for function words. */
const termsOfWords = new WeakMap<PassageIndex, Map<number, readonly string[] | null>>()

/** The terms and concepts of a word, or of a word of the index by its number. Null for function words. */
function termsOf({ index, languages }: AnalysedQuestion, word: string | number): readonly string[] | null {
  if (typeof word === 'string') return readTerms(word, languages)
  const kept = termsOfWords.get(index) ?? new Map<number, readonly string[] | null>()
  termsOfWords.set(index, kept)
  let terms = kept.get(word)
  if (terms === undefined) {
    terms = readTerms(index.annotations?.words.wordAt(word) ?? '', languages)
    kept.set(word, terms)
  }
  return terms
}

function readTerms(word: string, languages: readonly string[]): string[] | null {
  if (languages.some((language) => stopWordsOf(language).has(word))) return null
  const terms = languages.flatMap((language) => normaliseWord(word, language))
  return [...terms, ...conceptsAskedBy(word).map(({ term }) => term)]
}
