import type { CuratedAnswer } from '@parleykit/contract/corrections'
import { desc, eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { messages } from '../conversations/index.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** An agent's curated answers, newest first. */
export async function listCuratedAnswers(database: Queryable, agentId: number): Promise<CuratedAnswer[]> {
  const rows = await database
    .select({ row: curatedAnswers, conversationId: messages.conversationId })
    .from(curatedAnswers)
    .leftJoin(messages, eq(messages.id, curatedAnswers.messageId))
    .where(eq(curatedAnswers.agentId, agentId))
    .orderBy(desc(curatedAnswers.id))
  return rows.map(({ row, conversationId }) => toCuratedAnswer(row, conversationId))
}
