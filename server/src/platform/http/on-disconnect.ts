import type { FastifyReply } from 'fastify'

/**
 * Calls `leave` when the response is finished or the caller is gone, immediately if it left while the response was
 * being prepared.
 */
export function onDisconnect({ raw }: FastifyReply, leave: () => void): void {
  if (raw.closed) leave()
  else raw.once('close', leave)
}
