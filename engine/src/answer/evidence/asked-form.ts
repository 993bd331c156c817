import { wordsOfAll } from '../../languages/alternatives.ts'
import { stopWordsOf } from '../../languages/languages.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { conceptsAskedBy, conceptsIn, MAIL_ADDRESS, PHONE_NUMBER } from '../../text/concepts.ts'
import { foldDiacritics, lowerCase } from '../../text/normalise-word.ts'
import type { AnswerPassage } from '../../text/reading/answer-passage.ts'
import { wordsIn } from '../../text/words-in.ts'
import { questionMatcher } from './match-question.ts'
import type { Candidate } from './weigh-evidence.ts'

/**
 * Concepts recognized by their form, as answer types of questions are (Li and Roth, "Learning question classifiers",
 * 2002).
 */
const FORMS: readonly string[] = [PHONE_NUMBER, MAIL_ADDRESS]
const carriers = wordsOfAll(({ concepts }) => concepts?.carriers)
/** A match at least this strong counts as the word itself. */
const ITSELF = 0.7

interface AskedForm {
  /** The concept's index term. */
  readonly form: string
  /** Numbers of the terms that name it, except terms that name any number or address. */
  readonly heads: readonly number[]
}

/**
 * The candidates that may answer a question for a telephone number or a mail address and nothing else: those whose
 * passages have one, otherwise those that mention it by its own name. None if the best ones merely come close ("the
 * network is called emma-guest" gives no number). All candidates if the question asks for something else.
 */
export function withAskedForm<Found extends Candidate>(
  question: AnalysedQuestion,
  candidates: readonly Found[],
): readonly Found[] {
  const asked = askedForm(question)
  if (!asked) return candidates
  const passages = [...new Set(candidates.map(({ passage }) => passage))]
  const having = passages.filter(({ text }) => conceptsIn(text, new Set([asked.form])).length > 0)
  const fitting = new Set(having.length > 0 ? having : passages.filter(speaksOf(question, asked)))
  return candidates.filter(({ passage }) => fitting.has(passage))
}

function speaksOf(question: AnalysedQuestion, { heads }: AskedForm): (passage: AnswerPassage) => boolean {
  const isFunctionWord = (word: string) => question.languages.some((code) => stopWordsOf(code).has(word))
  const match = questionMatcher(question, { withConcepts: false })
  return ({ heading, text }) => {
    // "Called" has the same stem as "call".
    const told = wordsIn(`${heading}\n${text}`).filter((word) => !isFunctionWord(word))
    const { strengths } = match(told.join(' '))
    return heads.some((head) => (strengths[head] ?? 0) >= ITSELF)
  }
}

function askedForm({ terms }: AnalysedQuestion): AskedForm | undefined {
  let forms = FORMS
  let isAsked = false
  const heads: number[] = []
  for (const [number, { meant, isFunctionWord, isContext }] of terms.entries()) {
    if (isFunctionWord || isContext) continue
    const concepts = conceptsAskedBy(meant)
    const own = forms.filter((form) => concepts.some(({ term }) => term === form))
    const isCarrier = carriers.has(foldDiacritics(lowerCase(meant)))
    if (own.length === 0 && !isCarrier) return undefined
    if (!isCarrier) heads.push(number)
    if (own.length > 0) {
      forms = own
      isAsked = true
    }
  }
  const [form] = forms
  return isAsked && form !== undefined ? { form, heads } : undefined
}
