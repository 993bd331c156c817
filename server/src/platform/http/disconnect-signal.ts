import type { FastifyReply } from 'fastify'
import { onDisconnect } from './on-disconnect.ts'

/** Aborted when the caller disconnects. */
export function disconnectSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  onDisconnect(reply, () => gone.abort())
  return gone.signal
}
