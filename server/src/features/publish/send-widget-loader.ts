import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { frameFolder } from './page/page-template.ts'

/** A day old it is still shown while a newer one is fetched: websites load it with every page. */
const caching = 'public, max-age=3600, stale-while-revalidate=86400'

/** Answers with the script that puts an agent's chat bubble into any website. */
export async function sendWidgetLoader(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const script = await readFile(`${frameFolder}/loader.js`)
  const etag = `"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`
  reply
    .header('cache-control', caching)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('text/javascript; charset=utf-8').send(script)
}
