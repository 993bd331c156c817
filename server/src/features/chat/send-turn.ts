import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { heartbeatMs, reconnectMs } from '@parleykit/contract/chat/limits'
import type { FastifyReply } from 'fastify'
import { sendEvents } from '../../platform/http/index.ts'
import type { TurnStream } from './accept-message.ts'
import { eventIdOf, positionAfter } from './core/stream-position.ts'

/** Sends a turn as server-sent events. Each event's id is the place after it; events outside a turn have no ids. */
export function sendTurn(
  reply: FastifyReply,
  stream: TurnStream | { readonly events: AsyncGenerator<ChatEvent> },
): FastifyReply {
  if (!('responseId' in stream)) return sendEvents(reply, stream.events, { heartbeatMs })
  const { responseId, events } = stream
  let { position } = stream
  const idOf = (event: ChatEvent) => {
    position = positionAfter(position, event)
    return eventIdOf({ responseId, position })
  }
  return sendEvents(reply, events, { heartbeatMs, retryMs: reconnectMs, idOf })
}
