import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { WidgetAgent } from '@parleykit/contract/widget'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent } from '../agents/index.ts'
import { frameFolder } from './page/page-template.ts'

/** Out of date it is still shown for a day while a newer one is fetched: websites load it with every page. */
const staleSeconds = 86_400
const maxAgeSeconds = { script: 3600, withAgent: 300 }

/**
 * Answers with the script that puts an agent's chat bubble into any website; `?agent=` brings along what the bubble shows
 * of that one, so that a page asks for nothing else until somebody wants to chat.
 */
export async function sendWidgetLoader(
  platform: Platform,
  request: FastifyRequest<{ Querystring: { agent?: unknown } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { agent } = request.query
  const names = typeof agent === 'string' && agent !== ''
  const script = await readFile(`${frameFolder}/loader.js`, 'utf8')
  const content = names ? deliver(await findWidgetAgent(platform, request, agent)) + script : script
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const maxAge = names ? maxAgeSeconds.withAgent : maxAgeSeconds.script
  reply
    .header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=${staleSeconds}`)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return reply.type('text/javascript; charset=utf-8').send(content)
}

async function findWidgetAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
): Promise<WidgetAgent | null> {
  try {
    const { agent } = await findVisibleAgent(platform, request, publicId, false)
    return { name: agent.name, brandColor: agent.brandColor, allowedDomains: agent.allowedDomains }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null
    throw error
  }
}

/** On the script's own element, so that the page gets no global and two agents don't mix. */
function deliver(agent: WidgetAgent | null): string {
  return `(document.currentScript||{}).parleykitAgent=${JSON.stringify(agent)};`
}
