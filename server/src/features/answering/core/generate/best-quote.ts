import { type HeadedText, quotableSentences } from '@parleykit/engine/text/annotations/quotable-sentences'
import { wordsOf } from './dictated-sentences.ts'

/** A number identifies a sentence better than a word does. */
const WEIGHT_OF_NUMBER = 2
/** Only the first sentences of a long passage are examined. */
const MOST_SENTENCES = 60
/** Words that share this many first letters count as one: inflections and compounds. */
const SHARED_START = 5

/** The parts of an answer before each mark of this source, numbered from 1. */
export function statementsCiting(answer: string, number: number): string {
  const parts = answer.split(/((?:\[\d{1,3}\])+)/)
  return parts.filter((_, at) => parts[at + 1]?.includes(`[${number}]`)).join(' ')
}

/**
 * The sentence of a passage that shares the most words and numbers with what was said; words that few of its sentences
 * have weigh more (inverse sentence frequency). Undefined if no sentence shares any.
 */
export function bestQuote(passage: HeadedText, said: string): string | undefined {
  const wanted = formsOf(said)
  const sentences = quotableSentences(passage)
    .slice(0, MOST_SENTENCES)
    .map(({ text }) => ({ text, forms: formsOf(text) }))
  const frequency = (form: string) => sentences.filter(({ forms }) => forms.has(form)).length
  let best: string | undefined
  let most = 0
  for (const { text, forms } of sentences) {
    let score = 0
    for (const form of forms)
      if (wanted.has(form)) score += (/^\d/.test(form) ? WEIGHT_OF_NUMBER : 1) / frequency(form)
    if (score > most) [best, most] = [text, score]
  }
  return best
}

function formsOf(text: string): Set<string> {
  return new Set(wordsOf(text).map((word) => word.replace(',', '.').slice(0, SHARED_START)))
}
