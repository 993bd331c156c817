import { curatedQuestionMax } from '@parleykit/contract/answering/curated-answers/limits'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { listEarlierQuestions, type MessageRow, mergeLinksSql, messages } from '../../conversations/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { changeCuratedAnswer } from './change-curated-answer.ts'
import { findOwnMessage } from './find-own-message.ts'
import { findSameQuestion } from './find-same-question.ts'
import { curatedAnswerHooks } from './hooks.ts'
import { storeCuratedAnswer } from './store-curated-answer.ts'
import { curatedAnswers } from './tables.ts'

/** Number of questions read: the one that a message answers, and earlier ones that it may depend on. */
const questionsRead = 4

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
    const question = await questionBefore(platform, transaction, message)
    if (question !== null) {
      await giveAnswer(platform, transaction, agent, { messageId, question, answer: content, wordings })
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
 * for a wording.
 */
async function giveAnswer(
  platform: Platform,
  transaction: Transaction,
  agent: AgentRow,
  {
    wordings,
    ...given
  }: { messageId: number; question: string; answer: string; wordings: readonly string[] },
): Promise<void> {
  const createdAt = platform.clock()
  const ofMessage = eq(curatedAnswers.messageId, given.messageId)
  const [own] = await transaction.select({ id: curatedAnswers.id }).from(curatedAnswers).where(ofMessage)
  const same = own
    ? undefined
    : await findSameQuestion({ platform, transaction }, { agent, question: given.question })
  const others = [...new Set(wordings.map((wording) => wording.trim()))].filter(
    (each) => each !== given.question,
  )
  // Looked up before anything is written: candidates must be those from before the change.
  const found = []
  for (const question of others)
    found.push({ question, row: await findSameQuestion({ platform, transaction }, { agent, question }) })
  for (const { question, row } of found) {
    const wording = { question, answer: given.answer, messageId: null, wordingOfId: given.messageId }
    if (!row) await storeCuratedAnswer(transaction, { ...wording, agentId: agent.id, createdAt })
    else if (row.id !== own?.id && row.id !== same?.id)
      await changeCuratedAnswer(transaction, { input: row, change: { answer: given.answer } })
  }
  if (same) await changeCuratedAnswer(transaction, { input: same, change: { answer: given.answer } })
  else await storeCuratedAnswer(transaction, { ...given, agentId: agent.id, createdAt })
}

async function questionBefore(
  { hooks }: Platform,
  transaction: Transaction,
  { id: messageId, conversationId }: MessageRow,
): Promise<string | null> {
  const asked = await listEarlierQuestions(transaction, {
    before: { conversationId, messageId },
    limit: questionsRead,
  })
  const question = asked.at(-1)
  if (question === undefined) return null
  const context = hooks.ask(curatedAnswerHooks.contextOf, question, asked.slice(0, -1))
  return `${context} ${question}`.trim().slice(-curatedQuestionMax).toWellFormed()
}
