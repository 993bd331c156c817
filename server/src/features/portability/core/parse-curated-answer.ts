import {
  type CuratedAnswerInput,
  curatedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'

/** One line of a file's curated answers. Null if it is invalid. */
export function parseCuratedAnswer(line: string): CuratedAnswerInput | null {
  try {
    const parsed = curatedAnswerInput.parse(JSON.parse(line))
    return { ...parsed, question: parsed.question.trim() }
  } catch {
    return null
  }
}
