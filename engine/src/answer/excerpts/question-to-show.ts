import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import type { AnswerPassage } from '../../text/annotations/answer-passage.ts'
import { asks, endsAsking } from '../../text/annotations/line-context.ts'
import { headlineOf, saysYesOrNo } from '../../text/annotations/question-above.ts'
import { quotableSentences } from '../../text/annotations/quotable-sentences.ts'
import { labelKey } from '../../text/annotations/topic-key.ts'
import { headlineCoverage } from '../evidence/headline-coverage.ts'

/** A question above that shares less than this with the visitor's is a different one. */
const SAME_QUESTION = 0.6
const RELATED_QUESTION = 0.2

/**
 * The stored question that an excerpt answers, if the excerpt begins that answer and the visitor asked a different
 * question. It is shown above the excerpt. Above a yes or no it is shown unless the words are the same, so that nobody
 * takes it for an answer to another question. `start` is that of the excerpt's first sentence.
 */
export function questionToShow(
  question: AnalysedQuestion,
  passage: AnswerPassage,
  start: number,
): string | undefined {
  const sentences = quotableSentences(passage)
  const position = sentences.findIndex((sentence) => sentence.start === start)
  const first = sentences[position]
  const before = sentences[position - 1]
  const headline = headlineOf(passage, sentences, position)
  if (!first || !endsAsking(headline) || (before && !asks(before))) return undefined
  const shared = headlineCoverage(question)(headline)
  // A sentence that shares nothing with the question above it is only there by chance.
  if (shared < RELATED_QUESTION) return undefined
  const isSame = saysYesOrNo(first)
    ? labelKey(question.asked) === labelKey(headline)
    : shared >= SAME_QUESTION
  return isSame ? undefined : headline.replaceAll(/[*_#]/g, '').trim()
}
