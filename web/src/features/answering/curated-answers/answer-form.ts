import {
  type CuratedAnswer,
  type CuratedAnswerInput,
  curatedAnswerInput,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { z } from 'zod'
import type { Form } from '../../../ui/form/use-form.ts'

/** An answer as it is typed: wordings one per line, no day as an empty text. */
export const answerFormSchema = z
  .object({
    question: z.string(),
    wordings: z.string(),
    answer: z.string(),
    validFrom: z.string(),
    validUntil: z.string(),
  })
  .transform(
    ({ wordings, validFrom, validUntil, ...texts }): CuratedAnswerInput => ({
      ...texts,
      wordings: wordings.split('\n').filter((line) => line.trim() !== ''),
      validFrom: validFrom === '' ? null : validFrom,
      validUntil: validUntil === '' ? null : validUntil,
    }),
  )
  .pipe(curatedAnswerInput)

export type AnswerForm = Form<z.input<typeof answerFormSchema>, z.output<typeof answerFormSchema>>

/** What a new answer begins with. */
export interface AnswerDraft {
  readonly question: string
  readonly answer?: string
  readonly wordings?: readonly string[]
}

/** The texts of a stored answer, or of a new one. */
export function toFormValues(
  answer: CuratedAnswer | null,
  draft: AnswerDraft,
): z.input<typeof answerFormSchema> {
  return {
    question: answer?.question ?? draft.question,
    wordings: (answer?.wordings ?? draft.wordings ?? []).map((each) => each.replaceAll('\n', ' ')).join('\n'),
    answer: answer?.answer ?? draft.answer ?? '',
    validFrom: answer?.validFrom ?? '',
    validUntil: answer?.validUntil ?? '',
  }
}
