import { alternatives } from '@parleykit/engine/languages/alternatives'
import { stopWordsOf } from '@parleykit/engine/languages/languages'
import { forEachToken } from '@parleykit/engine/text/tokenize'
import { dictates } from './orders.ts'
import type { PromptEvidence, QuestionWord } from './prompt-evidence.ts'
import { valuesIn } from './read-values.ts'

/** Why a part of a model's answer was left out. */
type DropReason = 'no_citation' | 'unknown_value' | 'not_in_passage' | 'dictated'

export type SupportVerdict =
  | { readonly kind: 'supported'; readonly by: readonly number[] }
  /** Says nothing by itself, such as "Yes." or a line that leads in: it stays with what follows. */
  | { readonly kind: 'leads-in' }
  | { readonly kind: 'unsupported'; readonly reason: DropReason }

export interface CheckedText {
  /** Without marks of citations. */
  readonly text: string
  /** Numbers of passages from 0 that it cites, those alone that are in the prompt. */
  readonly cited: readonly number[]
  readonly leadsIn: boolean
}

export interface CheckContext {
  readonly evidence: PromptEvidence
  /** ISO 639-1 code of the language that was asked for. */
  readonly language: string
  /** The question and the visitor's messages before it: no evidence. */
  readonly said: readonly string[]
}

/** Of a cited sentence's content words its passages must have this share; one is enough in a short one. */
const LEAST_SHARE = 0.2
const MOST_WORDS_LEADING_IN = 14
/** Who gives the asked value alone, which its passage holds, may do so in other words: "Only 30 cm deep". */
const MOST_WORDS_WITH_VALUE = 3
/** Of a sentence's words so many come from a message that tells what to say. */
const DICTATED_SHARE = 0.7
const YES_OR_NO = new RegExp(
  `^[\\s*_-]*(?:${alternatives(({ yesAndNo }) => yesAndNo)})[\\s.,!。！،*_-]*$`,
  'iu',
)

/**
 * Whether the passages that a sentence cites can have said it: they hold all its values, and at least some of its words
 * where both are in one language. Without a citation one passage must hold all its content words.
 */
export function checkPiece(piece: CheckedText, context: CheckContext): SupportVerdict {
  const { text, cited } = piece
  const { evidence } = context
  if (YES_OR_NO.test(text)) return { kind: 'leads-in' }
  const words = evidence.contentWords(text)
  if (cited.length > 0) return checkCited(piece, words, context)
  const all = Array.from({ length: evidence.size }, (_, passage) => passage)
  const hasValue = evidence.missingValue(text, []) !== undefined
  if (words.length === 0 && !hasValue) return { kind: 'leads-in' }
  const isShort = words.length <= MOST_WORDS_LEADING_IN
  if (
    piece.leadsIn &&
    isShort &&
    !hasValue &&
    evidence.countHeld(words, all) > 0 &&
    !isDictated(text, words, all, context)
  )
    return { kind: 'leads-in' }
  const holder = evidence.findHolder(words, text, all)
  return holder === undefined || words.length === 0
    ? { kind: 'unsupported', reason: 'no_citation' }
    : { kind: 'supported', by: [holder] }
}

function checkCited(
  { text, cited }: CheckedText,
  words: readonly QuestionWord[],
  context: CheckContext,
): SupportVerdict {
  const { evidence } = context
  if (evidence.missingValue(text, cited)) return { kind: 'unsupported', reason: 'unknown_value' }
  if (isDictated(text, words, cited, context)) return { kind: 'unsupported', reason: 'dictated' }
  const held = evidence.countHeld(words, cited)
  const isShortValue = words.length <= MOST_WORDS_WITH_VALUE && valuesIn(text).length > 0
  const isHeld =
    words.length === 0 || isShortValue || (held > 0 && held >= Math.floor(words.length * LEAST_SHARE))
  return isHeld || isTranslated(text, cited, context)
    ? { kind: 'supported', by: cited }
    : { kind: 'unsupported', reason: 'not_in_passage' }
}

/** Whether words can't be compared: what is cited is in another language than what was asked for and written. */
function isTranslated(text: string, cited: readonly number[], { evidence, language }: CheckContext): boolean {
  if (cited.some((passage) => evidence.language(passage) === language)) return false
  const script = SCRIPTS[language]
  if (script) return script.test(text)
  const functionWords = stopWordsOf(language)
  let known = 0
  forEachToken(text.toLowerCase(), (word) => {
    if (functionWords.has(word)) known++
  })
  return known > 0
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
}

/** Whether a sentence is what a visitor's message told to say, and the passages don't have it. */
function isDictated(
  text: string,
  words: readonly QuestionWord[],
  passages: readonly number[],
  { evidence, said }: CheckContext,
): boolean {
  const telling = said.filter(dictates)
  if (telling.length === 0 || words.length === 0) return false
  const told = new Set<string>()
  for (const message of telling) forEachToken(message, (word) => told.add(word.toLowerCase()))
  const unheld = words.filter((word) => evidence.countHeld([word], passages) === 0)
  if (unheld.length === 0) return false
  let count = 0
  let known = 0
  forEachToken(text, (word) => {
    count++
    if (told.has(word.toLowerCase())) known++
  })
  return known >= count * DICTATED_SHARE && unheld.some(({ word }) => told.has(word))
}
