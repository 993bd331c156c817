import { evalQuestionMax, evalQuestionsMax } from '@parleykit/contract/answering/evals/limits'
import { evalTexts } from './eval-texts.ts'

/** Parses typed questions, one per line; `error` says why they can't be saved, or is null. */
export function parseQuestions(text: string): { questions: string[]; error: string | null } {
  const lines = text.split('\n').map((line) => line.trim())
  const questions = lines.filter((line) => line !== '')
  const long = lines.findIndex((line) => line.length > evalQuestionMax)
  if (long >= 0) return { questions, error: evalTexts.tooLong(long + 1) }
  const error = questions.length > evalQuestionsMax ? evalTexts.tooMany(questions.length) : null
  return { questions, error }
}
