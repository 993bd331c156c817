import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { heartbeatMs, reconnectMs } from '@parleykit/contract/chat/limits'
import { waitingStreamsMax } from '@parleykit/contract/support/live-handoff/live-handoff'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type OpenStreams, onDisconnect, type Sending } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import { findVisitorConversation } from '../../conversations/index.ts'
import { type AdmittedVisitor, visitorThrottleKey } from '../../conversations/visitors/index.ts'
import { handoffEventId, messageOf } from './core/handoff-event-id.ts'
import { followHandoff } from './follow-handoff.ts'

/** Events of a stream that waits for a person's messages, and how to send them. */
export interface HandoffStream {
  readonly events: AsyncGenerator<ChatEvent>
  readonly sending: Sending<ChatEvent>
}

/** Opens the stream of people's messages in a visitor's conversation; null if the agent has no live handoff. */
export async function openHandoffStream(
  {
    platform,
    request,
    reply,
  }: { readonly platform: Platform; readonly request: FastifyRequest; readonly reply: FastifyReply },
  {
    streams,
    visitor,
    conversationId,
  }: {
    readonly streams: OpenStreams
    readonly visitor: AdmittedVisitor
    readonly conversationId: number
  },
): Promise<HandoffStream | null> {
  await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  if (!visitor.agent.allowsTakeover) return null
  const signal = countWaiting({ request, reply, visitor }, streams)
  let last = readLastSaid(request)
  const events = followHandoff({ platform, visitor, signal }, { conversationId, after: last })
  return {
    events,
    sending: {
      heartbeatMs,
      retryMs: reconnectMs,
      goesOnElsewhere: () => streams.areEnded,
      idOf: ({ said }) => {
        last = said?.messageId ?? last
        return handoffEventId(last)
      },
    },
  }
}

/**
 * Counts a stream that waits for a person's messages until it closes. Returns a signal that ends it. Refuses the stream
 * if the visitor, the address or the agent has too many.
 */
function countWaiting(
  {
    request,
    reply,
    visitor: { agent, visitor },
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly visitor: AdmittedVisitor },
  streams: OpenStreams,
): AbortSignal {
  const counts = [
    [`visitor ${agent.id} ${visitorThrottleKey(visitor)}`, waitingStreamsMax.visitor],
    [`address ${networkOf(request.ip)}`, waitingStreamsMax.address],
    [`agent ${agent.id}`, waitingStreamsMax.agent],
  ] as const
  if (counts.some(([key, max]) => streams.countOf(key) >= max)) {
    throw new DomainError('too_many_requests', 'This chat is open in too many windows.', {
      retryAfterSeconds: 30,
    })
  }
  const opened = counts.map(([key]) => streams.open(key))
  onDisconnect(reply, () => {
    for (const stream of opened) stream.close()
  })
  return AbortSignal.any(opened.map(({ signal }) => signal))
}

/** The last message from a person that a reconnecting reader has received; 0 for none. */
function readLastSaid({ headers }: FastifyRequest): number {
  const value = headers['last-event-id']
  return typeof value === 'string' ? messageOf(value) : 0
}
