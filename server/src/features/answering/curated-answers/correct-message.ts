import { curatedWordingsMax, validationTexts } from '@parleykit/contract/answering/curated-answers/limits'
import type { TransactionContext } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { AgentRow } from '../../agents/index.ts'
import { type MessageRow, mergeLinksSql, messages } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { toQuestions } from './core/to-questions.ts'
import { dayOf, stateOn } from './core/validity.ts'
import { findAnsweredQuestion } from './find-answered-question.ts'
import { findOwnMessage } from './find-own-message.ts'
import { findSameQuestion } from './find-same-question.ts'
import { recordCuratedChange } from './record-curated-change.ts'
import { type CuratedAnswerRow, curatedAnswers } from './tables.ts'

/**
 * Corrects an agent's message. From now on its question, completed with the questions it depends on, and the other
 * wordings get the new text.
 */
export async function correctMessage(
  ctx: ActorContext,
  correction: { messageId: number; content: string; wordings?: readonly string[] | undefined },
): Promise<MessageRow> {
  const { platform, owner } = ctx
  const { messageId, content, wordings = [] } = correction
  const message = await platform.database.transaction(async (transaction) => {
    const { message, agent } = await findOwnMessage({ transaction, owner }, messageId)
    const question = await findAnsweredQuestion({ platform, transaction }, message)
    if (question !== null) {
      await giveAnswer({ platform, transaction }, agent, { messageId, question, answer: content, wordings })
      await recordCuratedChange({ transaction, owner }, agent)
    }
    await recordAudit({ ...ctx, transaction }, { action: 'curated_answer_changed', agent })
    const [corrected] = await transaction
      .update(messages)
      .set({
        content,
        originalContent: message.originalContent ?? message.content,
        status: 'corrected',
        links: mergeLinksSql(agent.id, content),
      })
      .where(eq(messages.id, messageId))
      .returning()
    return corrected ?? message
  })
  notifyOwner(platform, owner.id, { topic: 'conversations', agentId: message.agentId })
  return message
}

/**
 * A question has one answer: the message's, or else that of an equivalent question, or else a new one. The same goes
 * for a wording: if it has another answer, that one is changed too. Answers that aren't given today don't count.
 */
async function giveAnswer(
  { platform, transaction }: TransactionContext,
  agent: AgentRow,
  correction: { messageId: number; question: string; answer: string; wordings: readonly string[] },
): Promise<void> {
  const { messageId, answer } = correction
  const { question, wordings } = toQuestions({ ...correction, wordings: [...correction.wordings] })
  const createdAt = platform.clock()
  const day = dayOf(agent, createdAt)
  const isRival = (row: CuratedAnswerRow) => stateOn(row, day) === 'active'
  const find = (asked: string) =>
    findSameQuestion({ platform, transaction }, { agent, questions: [asked], isRival })
  const ofMessage = eq(curatedAnswers.messageId, messageId)
  const [own] = await transaction.select().from(curatedAnswers).where(ofMessage)
  const target = own ?? (await find(question))?.row
  const found = []
  for (const wording of wordings) found.push({ wording, row: (await find(wording))?.row })
  const free = found.filter(({ row }) => row === undefined).map(({ wording }) => wording)
  const others = new Map(found.flatMap(({ row }) => (row && row.id !== target?.id ? [[row.id, row]] : [])))
  for (const row of others.values())
    await changeCuratedAnswer(transaction, { input: row, change: { answer } })
  const all = [...(target?.wordings ?? []), ...free]
  if (all.length > curatedWordingsMax)
    throw new DomainError('validation_failed', `${validationTexts.tooManyWordings}.`)
  if (target) await changeCuratedAnswer(transaction, { input: target, change: { answer, wordings: all } })
  else
    await transaction
      .insert(curatedAnswers)
      .values({ agentId: agent.id, messageId, question, answer, wordings: all, createdAt })
}
