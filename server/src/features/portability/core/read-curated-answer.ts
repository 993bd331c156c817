import { type CuratedAnswerInput, curatedAnswerInput } from '@parleykit/contract/corrections'

/** One line of the curated answers of a file; null where it isn't one. */
export function readCuratedAnswer(line: string): CuratedAnswerInput | null {
  try {
    const { question, answer } = curatedAnswerInput.parse(JSON.parse(line))
    return { question: question.trim(), answer }
  } catch {
    return null
  }
}
