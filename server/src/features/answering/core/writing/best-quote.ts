import { type HeadedText, readSentences } from '@parleykit/engine/text/reading/read-sentences'
import type { PromptEvidence } from '../checking/prompt-evidence.ts'

/** A number says more of what a sentence is about than a word. */
const WEIGHT_OF_NUMBER = 2
/** Longer passages are looked through so far. */
const MOST_SENTENCES = 60

/** What an answer says before each mark of this source, numbered from 1. */
export function saidWith(answer: string, number: number): string {
  const parts = answer.split(/((?:\[\d{1,3}\])+)/)
  return parts.filter((_, at) => parts[at + 1]?.includes(`[${number}]`)).join(' ')
}

/** The sentence of a passage that has the most words and numbers of what was said with it; undefined where none has any. */
export function bestQuote(passage: HeadedText, said: string, evidence: PromptEvidence): string | undefined {
  const forms = new Set(evidence.contentWords(said).flatMap((word) => word.forms))
  const numbers = new Set(said.match(/\d+/g))
  let best: string | undefined
  let most = 0
  for (const { text } of readSentences(passage).slice(0, MOST_SENTENCES)) {
    const words = evidence.contentWords(text).filter((word) => word.forms.some((form) => forms.has(form)))
    const shared = new Set(text.match(/\d+/g)?.filter((number) => numbers.has(number)))
    const score = new Set(words.map(({ word }) => word)).size + shared.size * WEIGHT_OF_NUMBER
    if (score > most) [best, most] = [text, score]
  }
  return best
}
