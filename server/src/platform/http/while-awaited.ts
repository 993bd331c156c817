import type { FastifyReply } from 'fastify'
import { onceGone } from './once-gone.ts'

/** Aborted when the caller disconnects. */
export function whileAwaited(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  onceGone(reply, () => gone.abort())
  return gone.signal
}
