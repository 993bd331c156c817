import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { WidgetAgent } from '@parleykit/contract/widget'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent } from '../agents/index.ts'
import { noteWidgetSite } from './note-widget-site.ts'
import { frameFolder } from './page/page-template.ts'

/** Out of date it is still shown for a day while a newer one is fetched: websites load it with every page. */
const staleSeconds = 86_400
const maxAgeSeconds = { script: 3600, withAgent: 300 }

export type LoaderRequest = FastifyRequest<{ Querystring: { agent?: unknown; preview?: unknown } }>

/**
 * Answers with the script that puts an agent's chat bubble into any website; `?agent=` brings along what the bubble shows
 * of that one, so that a page asks for nothing else until somebody wants to chat. `&preview=1` is the Connect tab's.
 */
export async function sendWidgetLoader(
  platform: Platform,
  request: LoaderRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { agent, preview } = request.query
  const names = typeof agent === 'string' && agent !== ''
  const script = await readFile(`${frameFolder}/loader.js`, 'utf8')
  if (names && preview === '1') {
    const shown = await findPreviewedAgent(platform, request, agent)
    return sendScript(reply.header('cache-control', 'no-store'), deliver(shown) + script)
  }
  if (names) void noteWidgetSite(platform, request, agent)
  const content = names ? deliver(await findWidgetAgent(platform, request, agent)) + script : script
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
  const maxAge = names ? maxAgeSeconds.withAgent : maxAgeSeconds.script
  reply
    .header('cache-control', `public, max-age=${maxAge}, stale-while-revalidate=${staleSeconds}`)
    .header('etag', etag)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  if (request.headers['if-none-match'] === etag) return reply.status(304).send()
  return sendScript(reply, content)
}

function sendScript(reply: FastifyReply, content: string): FastifyReply {
  return reply.type('text/javascript; charset=utf-8').send(content)
}

/** As whoever is in its workspace tries it: on this site, which needn't be among its domains. */
async function findPreviewedAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
): Promise<WidgetAgent | null> {
  const shown = await findWidgetAgent(platform, request, publicId, true)
  return shown && { ...shown, allowedDomains: [] }
}

async function findWidgetAgent(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
  preview = false,
): Promise<WidgetAgent | null> {
  try {
    const { agent, isPreview } = await findVisibleAgent(platform, request, publicId, preview)
    if (preview && !isPreview) return null
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
