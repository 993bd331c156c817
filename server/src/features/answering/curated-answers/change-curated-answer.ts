import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { mergeLinksSql, messages } from '../../conversations/index.ts'
import type { Validity } from './core/validity.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

export interface CuratedAnswerChange extends Partial<Validity> {
  readonly question?: string
  readonly wordings?: string[]
  readonly answer: string
}

/**
 * Changes a curated answer and the message that it came from, and returns both: the conversation is null if there is
 * none. The next training checks the answer again.
 */
export async function changeCuratedAnswer(
  transaction: Transaction,
  {
    input: { id, agentId, messageId },
    change,
  }: { readonly input: CuratedAnswerRow; readonly change: CuratedAnswerChange },
): Promise<{ readonly row: CuratedAnswerRow; readonly conversationId: number | null }> {
  const [row] = await transaction
    .update(curatedAnswers)
    .set({ ...change, checkedVersion: null, checkFailure: null, checkNote: null })
    .where(eq(curatedAnswers.id, id))
    .returning()
  if (!row) throw new Error('The curated answer is gone although its agent is held')
  if (messageId === null) return { row, conversationId: null }
  const [message] = await transaction
    .update(messages)
    .set({ content: change.answer, links: mergeLinksSql(agentId, change.answer) })
    .where(eq(messages.id, messageId))
    .returning({ conversationId: messages.conversationId })
  return { row, conversationId: message?.conversationId ?? null }
}
