import type { ChatEvent, ChatSource } from '@parleykit/contract/chat'
import type { Platform } from '../../platform/platform.ts'
import type { VisibleAgent } from '../agents/index.ts'
import type { StoredReceipt } from '../answering/index.ts'
import type { ReplyKind, StoredSuggestion } from '../conversations/index.ts'
import { noteCreditLimit } from './note-credit-limit.ts'
import { storeReply } from './store-reply.ts'
import type { OpenTurn } from './tables.ts'

export interface Reply {
  readonly kind: ReplyKind
  readonly text: string
  readonly sources: ChatSource[]
  readonly suggestions: readonly StoredSuggestion[]
  readonly functionName: string | null
  /** Null where nothing was answered: the credits are used up. */
  readonly receipt: StoredReceipt | null
}

/** Stores the reply and settles the credit; returns the turn's last events, which may be sent from now on. */
export async function finishTurn(
  platform: Platform,
  { agent, isPreview }: VisibleAgent,
  turn: OpenTurn,
  reply: Reply,
): Promise<ChatEvent[]> {
  const { kind, text, sources, functionName, receipt } = reply
  const shown = reply.suggestions.map(({ title, content }) => ({ title, content }))
  const suggested = shown.length > 0 ? { suggestions: shown } : {}
  const called: ChatEvent[] = functionName
    ? [{ function_call: { name: functionName }, message: text, ...suggested }]
    : []
  const written: ChatEvent[] = functionName ? [] : [{ delta: text }]
  const last: ChatEvent = { done: true, sources, ...(functionName ? {} : suggested) }
  // Who stops a model before its first sentence has had it read and write all the same.
  const costs = kind === 'answer' && (text !== '' || hasAskedModel(receipt))
  const stored = {
    turnId: turn.id,
    agentId: turn.agentId,
    ownerId: turn.ownerId,
    conversationId: turn.conversationId,
    reply: text,
    replyKind: kind,
    sources,
    suggestions: reply.suggestions,
    receipt,
    events: [...written, ...called, last],
    creditPeriod: costs ? turn.creditPeriod : null,
    releasedPeriod: costs ? null : turn.creditPeriod,
    // The owner hears of a conversation with its first reply; of credits that are used up once a period.
    description: kind === 'credit_limit' ? null : `A visitor talked with "${agent.name}"`,
    now: platform.clock(),
  }
  if (kind === 'credit_limit' && !isPreview) await noteCreditLimit(platform, agent)
  const messageId = await storeReply(platform.database, isPreview, stored)
  return [...called, { ...last, messageId }]
}

function hasAskedModel(receipt: StoredReceipt | null): boolean {
  return receipt?.model != null && receipt.model.fault === null
}
