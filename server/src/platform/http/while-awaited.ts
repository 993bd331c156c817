import type { FastifyReply } from 'fastify'

/** Aborted when the caller goes. */
export function whileAwaited(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  return gone.signal
}
