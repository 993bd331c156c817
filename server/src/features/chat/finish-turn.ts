import type { ChatEvent, ChatSource, WayToPerson } from '@parleykit/contract/chat'
import { retryDuringOutage } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { linkKeysOf, type VisibleAgent } from '../agents/index.ts'
import { answerConfidence, type StoredReceipt } from '../answering/index.ts'
import type { ReplyKind, StoredSuggestion } from '../conversations/index.ts'
import type { CreditMark } from '../usage/index.ts'
import { requestDeliveries } from '../webhooks/index.ts'
import type { BegunTurn } from './begin-turn.ts'
import { findStoredReply } from './find-stored-reply.ts'
import { noteCredits } from './note-credits.ts'
import { type StoredReply, storeReply } from './store-reply.ts'

export interface FinishedReply {
  readonly kind: ReplyKind
  readonly text: string
  readonly sources: ChatSource[]
  readonly suggestions: readonly StoredSuggestion[]
  readonly functionName: string | null
  /** What a visitor is offered who asked for a person. */
  readonly wayToPerson?: WayToPerson
  /** Null where nothing was answered: the credits are used up. */
  readonly receipt: StoredReceipt | null
}

/** Stores the reply and settles the credit; returns the turn's last events, which may be sent from now on. */
export async function finishTurn(
  platform: Platform,
  visible: VisibleAgent,
  { turn, creditMark }: Pick<BegunTurn, 'turn' | 'creditMark'>,
  reply: FinishedReply,
): Promise<ChatEvent[]> {
  const { agent, isPreview } = visible
  const { kind, text, sources, functionName, receipt, wayToPerson } = reply
  const shown = reply.suggestions.map(({ title, content }) => ({ title, content }))
  const suggested = shown.length > 0 ? { suggestions: shown } : {}
  const called: ChatEvent[] = functionName
    ? [{ function_call: { name: functionName }, message: text, ...suggested }]
    : []
  const written: ChatEvent[] = functionName ? [] : [{ delta: text }]
  const last: ChatEvent = {
    done: true,
    sources,
    ...(functionName ? {} : suggested),
    ...(wayToPerson && { wayToPerson }),
  }
  // Who stops a model before its first sentence has had it read and write all the same.
  const costs = kind === 'answer' && (text !== '' || hasAskedModel(receipt))
  const stored = {
    turnId: turn.id,
    agentId: turn.agentId,
    ownerId: turn.ownerId,
    conversationId: turn.conversationId,
    reply: text,
    replyKind: kind,
    confidence: receipt && answerConfidence(receipt),
    sources,
    suggestions: reply.suggestions,
    // Of the sources alone: the reply itself may repeat an address that the visitor wrote.
    links: linkKeysOf(
      turn.agentId,
      sources.map(({ quote }) => quote),
      sources.map(({ url }) => url),
    ),
    receipt,
    events: [...written, ...called, last],
    creditPeriod: costs ? turn.creditPeriod : null,
    releasedPeriod: costs ? null : turn.creditPeriod,
    // The owner hears of a conversation with its first reply; of credits that are used up once a period.
    description: kind === 'credit_limit' ? null : `A visitor talked with "${agent.name}"`,
    now: platform.clock(),
  }
  const { messageId, webhookIds } = await storeThroughOutage(platform, isPreview, stored)
  if (webhookIds.length > 0) await tryToSend(platform, webhookIds)
  const mark = kind === 'credit_limit' ? 'limit' : costs ? creditMark : null
  if (mark && !isPreview) await tryToNote(platform, visible, mark)
  return [...called, { ...last, messageId }]
}

/** A database that fails over is away for less, in milliseconds. */
const outageMs = 30_000

/** What was shown to the visitor is worth waiting for the database. A try of which nothing was heard may have stored it. */
async function storeThroughOutage(
  { database }: Platform,
  isPreview: boolean,
  reply: StoredReply,
): ReturnType<typeof storeReply> {
  let tried = 0
  return retryDuringOutage(outageMs, async () => {
    const messageId = tried++ > 0 ? await findStoredReply(database, reply.turnId) : null
    return messageId === null ? storeReply(database, isPreview, reply) : { messageId, webhookIds: [] }
  })
}

/** The reply is stored by now: what the owner hears of it is no reason to fail the visitor's turn. */
async function tryToNote(platform: Platform, visible: VisibleAgent, mark: CreditMark): Promise<void> {
  await noteCredits(platform, visible, mark).catch((error: unknown) =>
    platform.log.error({ err: error, ownerId: visible.agent.ownerId }, 'could not record credits'),
  )
}

/** What a webhook has to send is stored as well: where nobody is asked to send it now, a later look finds it. */
async function tryToSend(platform: Platform, webhookIds: readonly number[]): Promise<void> {
  await platform.database
    .transaction((transaction) => requestDeliveries(platform, transaction, webhookIds))
    .catch((error: unknown) => platform.log.error({ err: error }, 'could not queue webhook deliveries'))
}

function hasAskedModel(receipt: StoredReceipt | null): boolean {
  return receipt?.model != null && receipt.model.fault === null
}
