import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { CuratedAnswerRow } from './tables.ts'

/** A curated answer as its owner sees it. */
export function toCuratedAnswer(row: CuratedAnswerRow, conversationId: number | null): CuratedAnswer {
  return {
    id: row.id,
    question: row.question,
    answer: row.answer,
    createdAt: row.createdAt.toISOString(),
    messageId: row.messageId,
    conversationId,
    check: row.checkedVersion === null ? 'waiting' : row.checkFailure === null ? 'passed' : 'failed',
    checkFailure: row.checkFailure,
    checkNote: row.checkNote,
  }
}
