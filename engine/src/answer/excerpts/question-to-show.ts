import { alternatives } from '../../languages/alternatives.ts'
import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/reading/answer-passage.ts'
import { endsAsking } from '../../text/reading/line-context.ts'
import { headlineOf } from '../../text/reading/question-above.ts'
import { readSentences } from '../../text/reading/read-sentences.ts'
import { headlineCoverage } from '../evidence/headline-coverage.ts'

/** A question above that shares less than this with the visitor's is another one. */
const SAME_QUESTION = 0.6
const RELATED_QUESTION = 0.2
const NEGATION = new RegExp(
  `(?<!\\p{L})(?:${alternatives(({ negationPattern }) => negationPattern)})(?!\\p{L})`,
  'iu',
)

/**
 * The question that an excerpt answers in the knowledge, where the visitor has asked another one, or the same with or
 * without a "not": shown above it, so that nobody takes a "yes" for one to his own. `start` is that of its first sentence.
 */
export function questionToShow(
  question: AnalysedQuestion,
  passage: AnswerPassage,
  start: number,
): string | undefined {
  const sentences = readSentences(passage)
  const place = sentences.findIndex((sentence) => sentence.start === start)
  const headline = headlineOf(passage, sentences, place)
  if (!endsAsking(headline)) return undefined
  const shared = headlineCoverage(question)(headline)
  // What shares nothing with the question above it only happens to stand there.
  if (shared < RELATED_QUESTION) return undefined
  const isSame = shared >= SAME_QUESTION
  const isSameSide = NEGATION.test(headline) === NEGATION.test(question.text)
  return isSame && isSameSide ? undefined : headline.replaceAll(/[*_#]/g, '').trim()
}
