import { randomUUID } from 'node:crypto'
import type { ChatRequest } from '@parleykit/contract/chat'
import { and, eq } from 'drizzle-orm'
import { isUniqueViolation } from '../../platform/database/index.ts'
import { ApiError, notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import { messages, previewOf, questionKey } from '../conversations/index.ts'
import { creditsOf } from '../usage/index.ts'
import { countedReply } from './daily/counted-reply.ts'
import { giveBackDailyReply } from './give-back-daily-reply.ts'
import { refuseForToday } from './refuse-for-today.ts'
import { storeQuestion } from './store-question.ts'
import { type OpenTurn, turns } from './tables.ts'
import { takeDailyReply } from './take-daily-reply.ts'

export interface BegunTurn {
  readonly turn: OpenTurn
  /** False for a retry: somebody answers this turn already, or has. */
  readonly isNew: boolean
  /** Whether its question begins the conversation. */
  readonly isFirst: boolean
  readonly hasCredit: boolean
}

interface Incoming {
  readonly body: ChatRequest
  readonly idempotencyKey: string | null
  /** As it is counted: see `networkOf`. */
  readonly address: string
}

/** Stores the visitor's message and takes a credit, before anything is acknowledged; a retry finds its turn again. */
export async function beginTurn(
  platform: Platform,
  visible: VisibleAgent,
  incoming: Incoming,
): Promise<BegunTurn> {
  const { agent, isPreview } = visible
  const { body, idempotencyKey, address } = incoming
  const earlier = await findEarlierTurn(platform, agent.id, body, idempotencyKey)
  if (earlier) return retried(earlier)
  const isCounted = !isPreview && platform.config.rateLimits
  const counted = countedReply(agent, address, platform.clock())
  const cap = isCounted ? await takeDailyReply(platform.database, counted) : null
  if (cap) {
    // Its first try may have taken the last reply of the day a moment ago.
    const begun = await findEarlierTurn(platform, agent.id, body, idempotencyKey)
    if (begun) return retried(begun)
    throw await refuseForToday(platform, agent, cap, body.message)
  }
  try {
    return await storeTurn(platform, visible, body, idempotencyKey)
  } catch (error) {
    if (!isUniqueViolation(error, 'turns_idempotency_key')) throw error
    const twin = await findEarlierTurn(platform, agent.id, body, idempotencyKey)
    if (!twin) throw error
    if (isCounted) await giveBackDailyReply(platform.database, counted)
    return retried(twin)
  }
}

function retried(turn: OpenTurn): BegunTurn {
  return { turn, isNew: false, isFirst: false, hasCredit: true }
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
  platform: Platform,
  { agent, ownerTier, isPreview }: VisibleAgent,
  body: ChatRequest,
  idempotencyKey: string | null,
): Promise<BegunTurn> {
  const { database } = platform
  const now = platform.clock()
  const id = `resp_${randomUUID()}`
  const credits = creditsOf(ownerTier, now)
  const conversationId = body.conversationId ?? null
  const question = {
    turnId: id,
    agentId: agent.id,
    ownerId: agent.ownerId,
    visitorId: body.visitorId,
    conversationId,
    idempotencyKey,
    message: body.message,
    questionKey: questionKey(body.message),
    preview: previewOf(body.message),
    ...credits,
    ...(isPreview && { monthlyCredits: 0 }),
    now,
  }
  const isKnown = conversationId !== null && Number.isSafeInteger(conversationId)
  const continued =
    isKnown && (await storeQuestion(database, { isFirst: false, isTest: isPreview }, question))
  const stored = continued || (await storeQuestion(database, { isFirst: true, isTest: isPreview }, question))
  if (!stored) throw notFound('Agent')
  return {
    turn: { id, agentId: agent.id, ownerId: agent.ownerId, ...stored },
    isNew: true,
    isFirst: !continued,
    hasCredit: isPreview || stored.creditPeriod !== null,
  }
}
