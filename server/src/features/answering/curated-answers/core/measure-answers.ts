import type { ParsedRow } from './parse-answer-row.ts'

/** How much an agent's curated answers are. */
export interface AnswersHeld {
  readonly answers: number
  /** The questions with all their wordings, and their characters. */
  readonly questions: number
  readonly questionsLength: number
  /** Of everything. */
  readonly bytes: number
}

export function measureAnswers(rows: readonly ParsedRow[]): AnswersHeld {
  let [questions, questionsLength, bytes] = [0, 0, 0]
  for (const { question, wordings, answer } of rows) {
    const asked = question + wordings.join('')
    questions += 1 + wordings.length
    questionsLength += asked.length
    bytes += Buffer.byteLength(asked) + Buffer.byteLength(answer)
  }
  return { answers: rows.length, questions, questionsLength, bytes }
}
