import { randomUUID } from 'node:crypto'
import type { ChatRequest } from '@parleykit/contract/chat/chat'
import { isDatabaseUnavailable, isUniqueViolation } from '../../platform/database/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordAgentUse, type VisibleAgent } from '../agents/index.ts'
import { type CreditMark, creditAllowance, creditMark } from '../billing/usage/index.ts'
import { canContinue, messagePreview, questionKey } from '../conversations/index.ts'
import { endsInRandomUuid, isUnguessable } from '../conversations/visitors/index.ts'
import { type LiveVersion, toLiveVersion } from '../retrieval/index.ts'
import { isHandedOff } from '../support/live-handoff/index.ts'
import type { OpenTurn } from './base/tables.ts'
import { eventsInSilence } from './core/handed-off-events.ts'
import { dailyReplyCounters } from './daily/daily-reply-counters.ts'
import { failUnacknowledgedTurn } from './fail-unacknowledged-turn.ts'
import { findTurnByIdempotencyKey, type TurnByIdempotencyKey } from './find-turn-by-idempotency-key.ts'
import { refuseForToday } from './refuse-for-today.ts'
import { releaseDailyReply } from './release-daily-reply.ts'
import { replaceFailedQuestion } from './replace-failed-question.ts'
import { reserveDailyReply } from './reserve-daily-reply.ts'
import type { ChatVisitor } from './resolve-chat-visitor.ts'
import { storeQuestion } from './store-question.ts'

export interface BegunTurn {
  readonly turn: OpenTurn
  /** False for a retry: this turn is already being answered, or has been. */
  readonly isNew: boolean
  /** A person reads the message: the turn has ended without an answer. */
  readonly isSilent: boolean
  /** Whether its question begins the conversation. */
  readonly isFirst: boolean
  readonly hasCredit: boolean
  /** The credit notice to send to the owner once the turn has cost its credit; null if there is nothing new. */
  readonly creditMark: CreditMark | null
  /** ID of the token sent with the reply: the caller's own, or that of a new conversation; null for none. */
  readonly tokenId: string | null
  /** The version that the agent answers from; null if it wasn't read. */
  readonly liveVersion: LiveVersion | null
}

interface Incoming {
  readonly body: ChatRequest
  readonly idempotencyKey: string | null
  /** In the form that limits count it by: see `networkOf`. */
  readonly address: string
}

/** Stores the visitor's message and takes a credit before anything is acknowledged. A retry finds its earlier turn. */
export async function beginTurn(
  platform: Platform,
  {
    visible,
    visitor,
    incoming,
  }: { readonly visible: VisibleAgent; readonly visitor: ChatVisitor; readonly incoming: Incoming },
): Promise<BegunTurn> {
  const { agent, isPreview } = visible
  const { body, idempotencyKey, address } = incoming
  const keys = provenKeys(visitor, body, idempotencyKey)
  const { message } = body
  const findEarlier = () =>
    findTurnByIdempotencyKey(platform.database, { agentId: agent.id, visitor, input: { message, keys } })
  const earlier = await findEarlier()
  if (earlier) return retried(earlier)
  await platform.disk.requireLast()
  const isCounted = !isPreview && platform.config.rateLimits
  const counted = dailyReplyCounters(agent, address, platform.clock())
  const cap = isCounted ? await reserveDailyReply(platform.database, counted) : null
  const goesToPerson = cap !== null && (await isPassedOn(platform, agent.id, visitor, body))
  if (cap && !goesToPerson) {
    // The first attempt of this request may just have taken the last reply of the day.
    const begun = await findEarlier()
    if (begun) return retried(begun)
    throw await refuseForToday(platform, { agent, cap, input: body })
  }
  const id = `resp_${randomUUID()}`
  try {
    const begun = await storeTurn(platform, visible, visitor, { id, body, idempotencyKey: keys[0] ?? null })
    // A person's reply doesn't count as one of the agent's.
    if (isCounted && !cap && begun.isSilent) await releaseDailyReply(platform.database, { input: counted })
    return begun
  } catch (error) {
    if (isDatabaseUnavailable(error)) failUnacknowledgedTurn(platform, id)
    if (!isUniqueViolation(error, 'turns_idempotency_key')) throw error
    const twin = await findEarlier()
    if (!twin) throw error
    if (isCounted && !cap) await releaseDailyReply(platform.database, { input: counted })
    return retried(twin)
  }
}

function retried(earlier: TurnByIdempotencyKey): BegunTurn {
  const notRead = { hasCredit: true, creditMark: null, liveVersion: null }
  return { ...earlier, ...notRead, isNew: false, isSilent: false, isFirst: false }
}

/** Whether the message goes to a person in the caller's own conversation. Such a reply doesn't count as the agent's. */
async function isPassedOn(
  platform: Platform,
  agentId: number,
  visitor: ChatVisitor,
  { conversationId, previousResponseId = null }: ChatRequest,
): Promise<boolean> {
  if (!conversationId || !Number.isSafeInteger(conversationId)) return false
  if (!(await isHandedOff(platform, agentId, conversationId))) return false
  return canContinue(platform.database, { ...visitor, agentId, conversationId, previousResponseId })
}

async function storeTurn(
  platform: Platform,
  { agent, ownerTier, billingAnchorAt, isPreview }: VisibleAgent,
  visitor: ChatVisitor,
  { id, body, idempotencyKey }: Pick<Incoming, 'body' | 'idempotencyKey'> & { readonly id: string },
): Promise<BegunTurn> {
  const { database } = platform
  const now = platform.clock()
  const credits = creditAllowance(ownerTier, billingAnchorAt, now)
  const wanted = body.conversationId ?? null
  const question = {
    turnId: id,
    agentId: agent.id,
    ownerId: agent.ownerId,
    visitorId: visitor.visitorId,
    tokenId: visitor.tokenId,
    isOwnId: visitor.isOwnId,
    isServer: visitor.isServer,
    conversationId: wanted,
    previousResponseId: body.previousResponseId ?? null,
    idempotencyKey,
    message: body.message,
    questionKey: questionKey(body.message),
    preview: messagePreview(body.message),
    ...credits,
    ...(isPreview && { monthlyCredits: 0 }),
    writer: platform.pubsub.member,
    eventsInSilence,
    now,
  }
  const isKnown = wanted !== null && Number.isSafeInteger(wanted)
  const continued =
    isKnown && (await storeQuestion(database, { input: { isFirst: false, isTest: isPreview }, question }))
  const stored =
    continued || (await storeQuestion(database, { input: { isFirst: true, isTest: isPreview }, question }))
  if (!stored) throw notFound('Agent')
  const asked = { id, agentId: agent.id, ownerId: agent.ownerId }
  if (continued && body.again) await replaceFailedQuestion(database, { ...asked, ...continued })
  await recordAgentUse(platform, agent)
  const { conversationId, questionId, creditPeriod, creditsUsed, lowTold, isSilent, version } = stored
  const mark = creditsUsed === null ? null : creditMark(creditsUsed, credits.monthlyCredits)
  return {
    turn: { ...asked, conversationId, questionId, creditPeriod },
    isNew: true,
    isSilent,
    isFirst: !continued,
    hasCredit: isPreview || creditPeriod !== null,
    creditMark: mark === 'low' && lowTold ? null : mark,
    // A caller who continues a conversation without a token may write in it but not read it.
    tokenId: continued ? visitor.heldTokenId : visitor.tokenId,
    liveVersion: version && toLiveVersion(agent.id, version),
  }
}

/**
 * The keys by which a caller's retry finds its turn. The first one is stored; any of them finds the turn. Only its
 * caller knows a random Idempotency-Key. Any other key counts only together with a proof for the conversation; without
 * one the list is empty. Only version 4 UUIDs count as random: a retry may get the visitor token, and callers derive
 * other keys from data that others know.
 */
function provenKeys(
  { heldTokenId, isServer }: ChatVisitor,
  { previousResponseId }: Pick<ChatRequest, 'previousResponseId'>,
  key: string | null,
): readonly string[] {
  if (key === null) return []
  if (endsInRandomUuid(key)) return [key]
  const proofs = [
    ...(heldTokenId !== null ? [`token ${heldTokenId}`] : []),
    ...(isServer ? ['server'] : []),
    // Others could make up the same ID if it isn't random.
    ...(previousResponseId && isUnguessable(previousResponseId) ? [`after ${previousResponseId}`] : []),
  ]
  return proofs.map((proof) => `${proof}: ${key}`)
}
