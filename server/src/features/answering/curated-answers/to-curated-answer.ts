import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { stateOn } from './core/validity.ts'
import type { CuratedAnswerRow } from './tables.ts'

/** A curated answer as its owner sees it on a day of the agent. */
export function toCuratedAnswer(
  row: CuratedAnswerRow,
  { day, conversationId }: { readonly day: string; readonly conversationId: number | null },
): CuratedAnswer {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    wordings: row.wordings,
    validFrom: row.validFrom,
    validUntil: row.validUntil,
    state: stateOn(row, day),
    createdAt: row.createdAt.toISOString(),
    messageId: row.messageId,
    conversationId,
    check: row.checkedVersion === null ? 'waiting' : row.checkFailure === null ? 'passed' : 'failed',
    checkFailure: row.checkFailure,
    checkNote: row.checkNote,
  }
}
