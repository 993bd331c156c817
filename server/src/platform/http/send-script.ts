import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A stale copy is still used for a day while a newer one is fetched: websites load it with every page. */
const staleSeconds = 86_400

/** Sends a script that any website may load and that browsers cache for this many seconds. */
export function sendScript(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string,
  maxAgeSeconds: number,
): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  reply
    .header('cache-control', `public, max-age=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('text/javascript; charset=utf-8').send(content)
}
