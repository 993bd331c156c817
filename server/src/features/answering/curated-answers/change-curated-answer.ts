import type { CuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { mergeLinksSql, messages } from '../../conversations/index.ts'
import { invalidateCuratedAnswers } from './invalidate-curated-answers.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'
import { toCuratedAnswer } from './to-curated-answer.ts'

/** Changes a curated answer and the message that it came from. The next training checks it again. */
export async function changeCuratedAnswer(
  transaction: Transaction,
  {
    input: { id, agentId, messageId },
    change,
  }: { readonly input: CuratedAnswerRow; readonly change: { question?: string; answer: string } },
): Promise<CuratedAnswer> {
  const [changed] = await transaction
    .update(curatedAnswers)
    .set({ ...change, checkedVersion: null, checkFailure: null, checkNote: null })
    .where(eq(curatedAnswers.id, id))
    .returning()
  if (!changed) throw new Error('The curated answer is gone although its agent is held')
  await invalidateCuratedAnswers(transaction, agentId)
  if (messageId === null) return toCuratedAnswer(changed, null)
  const [message] = await transaction
    .update(messages)
    .set({ content: change.answer, links: mergeLinksSql(agentId, change.answer) })
    .where(eq(messages.id, messageId))
    .returning({ conversationId: messages.conversationId })
  return toCuratedAnswer(changed, message?.conversationId ?? null)
}
