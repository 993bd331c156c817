import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { messages } from '../../conversations/index.ts'
import { curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** An agent's curated answers, newest first, all or a page of them. */
export async function selectCuratedAnswers(
  database: Queryable,
  agentId: number,
  part?: { readonly limit: number; readonly offset: number },
): Promise<CuratedAnswer[]> {
  const all = database
    .select({ row: curatedAnswers, conversationId: messages.conversationId })
    .from(curatedAnswers)
    .leftJoin(messages, eq(messages.id, curatedAnswers.messageId))
    .where(eq(curatedAnswers.agentId, agentId))
    .orderBy(desc(curatedAnswers.id))
    .$dynamic()
  const rows = await (part ? all.limit(part.limit).offset(part.offset) : all)
  return rows.map(({ row, conversationId }) => toCuratedAnswer(row, conversationId))
}
