import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

export interface EvalResult {
  /** Index version that the check ran on. */
  readonly version: number
  readonly failure: string | null
  readonly note: string | null
}

/** Stores the result of a check, unless the answer was changed or deleted in the meantime. */
export async function recordCheckResult(
  database: Queryable,
  { id, question, wordings, answer }: CuratedAnswerRow,
  { version, failure, note }: EvalResult,
): Promise<void> {
  await database
    .update(curatedAnswers)
    .set({ checkedVersion: version, checkFailure: failure, checkNote: note })
    .where(
      and(
        eq(curatedAnswers.id, id),
        eq(curatedAnswers.question, question),
        eq(curatedAnswers.answer, answer),
        eq(curatedAnswers.wordings, wordings),
      ),
    )
}
