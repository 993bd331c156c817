import { parseQuestion, type QuestionForm } from '@parleykit/engine/similarity/parse-question'
import { detectLanguage } from '../../retrieval/index.ts'
import type { CuratedAnswerRow } from './tables.ts'

export interface ParsedQuestion {
  readonly language: string
  readonly form: QuestionForm
}

/** An answer's questions, analyzed. The answer is longer than they are, so it tells the language more reliably. */
export function parseQuestions({
  question,
  wordings,
  answer,
}: Pick<CuratedAnswerRow, 'question' | 'wordings' | 'answer'>): ParsedQuestion[] {
  const language = detectLanguage(`${question}\n${answer}`)
  return [question, ...wordings].map((asked) => ({ language, form: parseQuestion(asked, language) }))
}
