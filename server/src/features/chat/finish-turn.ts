import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import type { ChatEvent, ChatSource, WayToPerson } from '@parleykit/contract/chat/chat'
import { and, eq } from '../../platform/database/drizzle.ts'
import { type Database, retryDuringOutage } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { plainMarkdown } from '../actions/index.ts'
import { linkHashesOf, type VisibleAgent } from '../agents/index.ts'
import { answerConfidence, type StoredTrace } from '../answering/index.ts'
import type { CreditMark } from '../billing/usage/index.ts'
import type { ReplyKind, StoredSuggestion } from '../conversations/index.ts'
import { requestDeliveries } from '../webhooks/index.ts'
import { turns } from './base/tables.ts'
import type { BegunTurn } from './begin-turn.ts'
import { notifyLowCredits } from './notify-low-credits.ts'
import { type StoredReply, storeReply } from './store-reply.ts'

export interface FinishedReply {
  readonly kind: ReplyKind
  readonly text: string
  readonly sources: ChatSource[]
  readonly suggestions: readonly StoredSuggestion[]
  readonly functionName: string | null
  /** An action that the agent offers with it. */
  readonly action?: ActionEvent | undefined
  /** The way to a person, offered to a visitor who asked for one. */
  readonly wayToPerson?: WayToPerson
  /** Whether a model wrote it that the workspace pays for itself. */
  readonly isFree?: boolean
  /** Null if nothing was answered because the credits are used up. */
  readonly trace: StoredTrace | null
}

/** Stores the reply and settles the credit. Returns the turn's last events, which may then be sent. */
export async function finishTurn(
  platform: Platform,
  {
    visible,
    input: { turn, creditMark },
    reply,
  }: {
    readonly visible: VisibleAgent
    readonly input: Pick<BegunTurn, 'turn' | 'creditMark'>
    readonly reply: FinishedReply
  },
): Promise<ChatEvent[]> {
  const { agent, isPreview } = visible
  const { kind, text, sources, functionName, trace, wayToPerson } = reply
  const shown = reply.suggestions.map(({ title, content }) => ({ title, content }))
  const suggested = shown.length > 0 ? { suggestions: shown } : {}
  const called: ChatEvent[] = functionName
    ? [{ function_call: { name: functionName }, message: text, ...suggested }]
    : []
  const offered: ChatEvent[] = reply.action ? [{ action: reply.action }] : []
  const written: ChatEvent[] = functionName ? [] : [{ delta: text }]
  const last: ChatEvent = {
    done: true,
    sources,
    ...(functionName ? {} : suggested),
    ...(wayToPerson && { wayToPerson }),
  }
  // An answer stopped before its first sentence still costs a credit if a model was asked.
  const costs = kind === 'answer' && !reply.isFree && (text !== '' || hasAskedModel(trace))
  const stored = {
    turnId: turn.id,
    agentId: turn.agentId,
    ownerId: turn.ownerId,
    conversationId: turn.conversationId,
    reply: text,
    replyKind: kind,
    confidence: trace && answerConfidence(trace),
    sources,
    suggestions: reply.suggestions,
    // From the sources only: the reply itself may repeat an address that the visitor wrote.
    links: linkHashesOf(
      turn.agentId,
      sources.map(({ quote }) => quote).filter((quote) => !isOfAction(quote, trace)),
      sources.map(({ url }) => url),
    ),
    trace,
    events: [...written, ...called, ...offered, last],
    creditPeriod: costs ? turn.creditPeriod : null,
    releasedPeriod: costs ? null : turn.creditPeriod,
    // The owner is told of a conversation at its first reply, and of used-up credits once a period.
    description: kind === 'credit_limit' ? null : `A visitor talked with "${agent.name}"`,
    now: platform.clock(),
  }
  const { messageId, webhookIds } = await storeThroughOutage(platform, isPreview, stored)
  if (webhookIds.length > 0) await tryToSend(platform, webhookIds)
  const mark = kind === 'credit_limit' ? 'limit' : costs ? creditMark : null
  if (mark && !isPreview) await tryToNote(platform, visible, mark)
  return [...called, ...offered, { ...last, messageId }]
}

/** Longer than a database failover takes, in milliseconds. */
const outageMs = 30_000

/** Waits for the database, since the visitor has seen the reply. An attempt without a response may have stored it. */
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

/** The reply is already stored, so a failed notice to the owner must not fail the visitor's turn. */
async function tryToNote(platform: Platform, visible: VisibleAgent, mark: CreditMark): Promise<void> {
  await notifyLowCredits(platform, { input: visible, mark }).catch((error: unknown) =>
    platform.log.error({ err: error, ownerId: visible.agent.ownerId }, 'could not record credits'),
  )
}

/** The deliveries are already stored: if they can't be queued now, `resumeDeliveries` finds them later. */
async function tryToSend(platform: Platform, webhookIds: readonly number[]): Promise<void> {
  await platform.database
    .transaction((transaction) => requestDeliveries({ platform, transaction }, { webhookIds }))
    .catch((error: unknown) => platform.log.error({ err: error }, 'could not queue webhook deliveries'))
}

function hasAskedModel(trace: StoredTrace | null): boolean {
  return trace?.model != null && trace.model.fault === null
}

/** ID of the message that answered a turn; null if it isn't answered yet. */
async function findStoredReply(database: Database, turnId: string): Promise<number | null> {
  const [turn] = await database
    .select({ events: turns.events })
    .from(turns)
    .where(and(eq(turns.id, turnId), eq(turns.state, 'finished')))
  return turn?.events.at(-1)?.messageId ?? null
}

/** Whether an API said it: its links get no preview. */
function isOfAction(quote: string, trace: StoredTrace | null): boolean {
  const results = (trace?.actions ?? []).flatMap(({ result }) =>
    result === null ? [] : [plainMarkdown(result)],
  )
  return results.some((result) => result.includes(quote) || quote.includes(result))
}
