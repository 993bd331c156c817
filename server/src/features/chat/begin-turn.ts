import { randomUUID } from 'node:crypto'
import type { ChatRequest } from '@parleykit/contract/chat'
import { and, eq } from 'drizzle-orm'
import { isUniqueViolation, type Transaction } from '../../platform/database/index.ts'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { appendMessage, messages, openConversation } from '../conversations/index.ts'
import { reserveCredit } from '../usage/index.ts'
import { type TurnRow, turns } from './tables.ts'

export interface BegunTurn {
  readonly turn: TurnRow
  /** False for a retry: somebody answers this turn already, or has. */
  readonly isNew: boolean
  readonly hasCredit: boolean
  /** The plan of the agent's owner. */
  readonly ownerTier: string
}

/** Stores the visitor's message and takes a credit, before anything is acknowledged; a retry finds its turn again. */
export async function beginTurn(
  platform: Platform,
  visible: VisibleAgent,
  body: ChatRequest,
  idempotencyKey: string | null,
): Promise<BegunTurn> {
  const { agent } = visible
  const earlier = await findEarlierTurn(platform, agent.id, body, idempotencyKey)
  if (earlier) return { turn: earlier, isNew: false, hasCredit: true, ownerTier: '' }
  try {
    return await platform.database.transaction((transaction) =>
      storeTurn(transaction, visible, body, { idempotencyKey, now: platform.clock() }),
    )
  } catch (error) {
    if (!isUniqueViolation(error, 'turns_idempotency_key')) throw error
    const twin = await findEarlierTurn(platform, agent.id, body, idempotencyKey)
    if (!twin) throw error
    return { turn: twin, isNew: false, hasCredit: true, ownerTier: '' }
  }
}

/** The turn that a retry means; the key of another message is a caller's mistake that must not pass for an answer. */
async function findEarlierTurn(platform: Platform, agentId: number, body: ChatRequest, key: string | null) {
  if (key === null) return null
  const [earlier] = await platform.database
    .select({ turn: turns, question: messages.content })
    .from(turns)
    .innerJoin(messages, eq(messages.id, turns.questionId))
    .where(
      and(eq(turns.agentId, agentId), eq(turns.visitorId, body.visitorId), eq(turns.idempotencyKey, key)),
    )
  if (!earlier) return null
  if (earlier.question !== body.message) {
    throw new ApiError('already_exists', 'This Idempotency-Key was used for another message.')
  }
  return earlier.turn
}

async function storeTurn(
  transaction: Transaction,
  { agent, isPreview }: VisibleAgent,
  body: ChatRequest,
  request: { idempotencyKey: string | null; now: Date },
): Promise<BegunTurn> {
  const { now, idempotencyKey } = request
  const conversation = await openConversation(transaction, {
    agentId: agent.id,
    visitorId: body.visitorId,
    isTest: isPreview,
    conversationId: body.conversationId ?? null,
    firstMessage: body.message,
    now,
  })
  const question = await appendMessage(transaction, {
    conversationId: conversation.id,
    agentId: agent.id,
    isTest: isPreview,
    senderType: 'visitor',
    content: body.message,
    replyKind: null,
    sources: [],
    createdAt: now,
  })
  const [owner] = await transaction.select().from(users).where(eq(users.id, agent.ownerId))
  const creditPeriod = isPreview || !owner ? null : await reserveCredit(transaction, owner, now)
  const [turn] = await transaction
    .insert(turns)
    .values({
      id: `resp_${randomUUID()}`,
      agentId: agent.id,
      ownerId: agent.ownerId,
      conversationId: conversation.id,
      questionId: question.id,
      visitorId: body.visitorId,
      idempotencyKey,
      state: 'answering',
      creditPeriod,
      events: [],
      startedAt: now,
    })
    .returning()
  if (!turn) throw new Error('The database returned no turn')
  return {
    turn,
    isNew: true,
    hasCredit: isPreview || creditPeriod !== null,
    ownerTier: owner?.subscriptionTier ?? '',
  }
}
