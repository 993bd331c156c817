import { checkQuestionMax, checkQuestionsMax } from '@parleykit/contract/evals/limits'
import { checkTexts } from './check-texts.ts'

/** Parses typed questions, one per line; `refusal` says why they can't be saved, or is null. */
export function readQuestions(text: string): { questions: string[]; refusal: string | null } {
  const lines = text.split('\n').map((line) => line.trim())
  const questions = lines.filter((line) => line !== '')
  const long = lines.findIndex((line) => line.length > checkQuestionMax)
  if (long >= 0) return { questions, refusal: checkTexts.tooLong(long + 1) }
  const refusal = questions.length > checkQuestionsMax ? checkTexts.tooMany(questions.length) : null
  return { questions, refusal }
}
