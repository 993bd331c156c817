import type { CuratedAnswerInput } from '@parleykit/contract/answering/curated-answers/curated-answers'

/** A question and its other wordings as they are stored: each in one line, and none twice. */
export function toQuestions({ question, wordings = [] }: Pick<CuratedAnswerInput, 'question' | 'wordings'>): {
  readonly question: string
  readonly wordings: string[]
} {
  const asked = question.trim()
  const others = new Set(
    wordings.map((wording) =>
      wording
        .split(/[\r\n]/)
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' '),
    ),
  )
  others.delete(asked)
  return { question: asked, wordings: [...others] }
}
