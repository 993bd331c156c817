import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { heartbeatMs, reconnectMs } from '@parleykit/contract/chat/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OpenStreams, Sending } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisitorConversation } from '../conversations/index.ts'
import type { AdmittedVisitor } from '../visitors/index.ts'
import { saidEventId } from './core/said-event.ts'
import { countWaiting } from './count-waiting.ts'
import { followPerson } from './follow-person.ts'
import { readLastSaid } from './read-last-said.ts'

/** Events of a stream that waits for a person's messages, and how to send them. */
export interface WaitingStream {
  readonly events: AsyncGenerator<ChatEvent>
  readonly sending: Sending<ChatEvent>
}

/** Opens the stream of people's messages in a visitor's conversation; null if the agent has no live handoff. */
export async function openWaiting(
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
): Promise<WaitingStream | null> {
  await findVisitorConversation({ database: platform.database, visitor }, conversationId)
  if (!visitor.agent.allowsTakeover) return null
  const signal = countWaiting({ request, reply, visitor }, streams)
  let last = readLastSaid(request)
  const events = followPerson({ platform, visitor, signal }, { conversationId, after: last })
  return {
    events,
    sending: {
      heartbeatMs,
      retryMs: reconnectMs,
      goesOnElsewhere: () => streams.areEnded,
      idOf: ({ said }) => {
        last = said?.messageId ?? last
        return saidEventId(last)
      },
    },
  }
}
