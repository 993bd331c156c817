import type { ChatEvent, ChatSource } from '@parleykit/contract/chat'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { holdAgent, type VisibleAgent } from '../agents/index.ts'
import { type StoredReceipt, storeReceipt } from '../answering/index.ts'
import { appendMessage, messages, type ReplyKind } from '../conversations/index.ts'
import { claimLimitNotice, releaseCredit } from '../usage/index.ts'
import { type TurnRow, turns } from './tables.ts'

export interface Reply {
  readonly kind: ReplyKind
  readonly text: string
  readonly sources: ChatSource[]
  readonly functionName: string | null
  /** Null where nothing was answered: the credits are used up. */
  readonly receipt: StoredReceipt | null
}

/** Stores the reply and settles the credit; returns the turn's last events, which may be sent from now on. */
export async function finishTurn(
  platform: Platform,
  visible: VisibleAgent,
  turn: TurnRow,
  reply: Reply,
): Promise<ChatEvent[]> {
  return platform.database.transaction(async (transaction) => {
    await holdAgent(transaction, turn.agentId)
    const createdAt = platform.clock()
    const message = await appendMessage(transaction, {
      conversationId: turn.conversationId,
      agentId: turn.agentId,
      isTest: visible.isPreview,
      senderType: 'agent',
      content: reply.text,
      replyKind: reply.kind,
      sources: reply.sources,
      createdAt,
    })
    if (reply.receipt) await storeReceipt(transaction, message.id, reply.receipt)
    await transaction.update(messages).set({ outcome: reply.kind }).where(eq(messages.id, turn.questionId))
    const last: ChatEvent = { done: true, sources: reply.sources, messageId: message.id }
    const called: ChatEvent[] = reply.functionName
      ? [{ function_call: { name: reply.functionName }, message: reply.text }]
      : []
    const events = [...called, last]
    const written: ChatEvent[] = reply.functionName ? [] : [{ delta: reply.text }]
    const costs = reply.kind === 'answer' && reply.text !== '' && turn.creditPeriod !== null
    const [settled] = await transaction
      .update(turns)
      .set({
        state: 'finished',
        creditPeriod: costs ? turn.creditPeriod : null,
        events: [...written, ...events],
      })
      .where(and(eq(turns.id, turn.id), eq(turns.state, 'answering')))
      .returning({ id: turns.id })
    if (!settled) throw new Error('The turn was settled meanwhile')
    if (!costs && turn.creditPeriod) await releaseCredit(transaction, turn.ownerId, turn.creditPeriod)
    if (!visible.isPreview) await noteForOwner(transaction, visible, turn, reply, createdAt)
    return events
  })
}

/** The owner hears of a conversation with its first reply, and once a period of credits that are used up. */
async function noteForOwner(
  transaction: Transaction,
  { agent }: VisibleAgent,
  turn: TurnRow,
  reply: Reply,
  createdAt: Date,
): Promise<void> {
  const note = { userId: agent.ownerId, botId: agent.id, createdAt }
  if (reply.kind === 'credit_limit') {
    if (!(await claimLimitNotice(transaction, agent.ownerId, turn.startedAt))) return
    const description = `The chat credits of this month are used up: "${agent.name}" could not answer a visitor`
    await recordActivity(transaction, { ...note, activityType: 'credit_limit_reached', description })
    return
  }
  const earlier = await transaction
    .select({ id: turns.id })
    .from(turns)
    .where(and(eq(turns.conversationId, turn.conversationId), eq(turns.state, 'finished')))
    .limit(2)
  if (earlier.length > 1) return
  const description = `A visitor talked with "${agent.name}"`
  await recordActivity(transaction, { ...note, activityType: 'conversation_completed', description })
}
