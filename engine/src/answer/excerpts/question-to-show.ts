import type { AnalysedQuestion } from '../../query/analyse-question.ts'
import { headlineCoverage } from '../evidence/match-question.ts'
import { headlineOf } from '../evidence/question-above.ts'
import type { AnswerPassage } from '../evidence/weigh-evidence.ts'
import { endsAsking } from '../reading/line-context.ts'
import { readSentences } from '../reading/read-sentences.ts'

/** A question above that shares less than this with the visitor's is another one. */
const SAME_QUESTION = 0.6
const RELATED_QUESTION = 0.2
const NEGATION =
  /(?<!\p{L})(?:not|no|never|without|cannot|\p{L}+n['’]t|forbidden|prohibited|banned|nicht|kein\p{L}*|nie|ohne|verboten|ne|n['’]|pas|sans|jamais|interdit\p{L}*|nunca|sin|prohibid\p{L}*|non|mai|senza|vietat\p{L}*|não|sem|proibid\p{L}*|niet|geen|zonder|verboden|nie|bez|не|нельзя|без)(?!\p{L})/iu

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
  const headline = headlineOf(passage.heading, sentences, place)
  if (!endsAsking(headline)) return undefined
  const shared = headlineCoverage(question)(headline)
  // What shares nothing with the question above it only happens to stand there.
  if (shared < RELATED_QUESTION) return undefined
  const isSame = shared >= SAME_QUESTION
  const isSameSide = NEGATION.test(headline) === NEGATION.test(question.text)
  return isSame && isSameSide ? undefined : headline.replaceAll(/[*_#]/g, '').trim()
}
