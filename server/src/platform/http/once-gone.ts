import type { FastifyReply } from 'fastify'

/** Calls `leave` when the caller has its answer or is gone; at once where it went while its answer was being prepared. */
export function onceGone({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed) leave()
  else raw.once('close', leave)
}
