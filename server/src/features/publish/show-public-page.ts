import { previewQuery } from '@parleykit/contract/chat'
import type { PublicPageData } from '@parleykit/contract/public-agents'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent, starterPromptsOf } from '../agents/index.ts'
import { readPageTemplate } from './page/page-template.ts'
import { renderPage } from './page/render-page.ts'
import { toPublicAgent } from './to-public-agent.ts'

/** Everything on the page comes from this server; other websites may show it in a frame. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data: https:",
  "style-src 'self' 'unsafe-inline'",
  'frame-ancestors *',
].join(';')

/** Answers /bot/{publicId} with the chat frame and the agent's data, 404 with the Bot Not Found screen. */
export async function showPublicPage(
  platform: Platform,
  request: FastifyRequest<{ Params: { botId: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = platform.config.publicUrl ?? `${request.protocol}://${request.host}`
  const { preview } = previewQuery.catch({ preview: false }).parse(request.query)
  const data = await readPageData(platform, request, preview, origin)
  const address = `${origin}/bot/${encodeURIComponent(request.params.botId)}`
  return reply
    .status(data.agent ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .removeHeader('x-frame-options')
    .send(renderPage(await readPageTemplate(), data, address))
}

async function readPageData(
  platform: Platform,
  request: FastifyRequest<{ Params: { botId: string } }>,
  preview: boolean,
  origin: string,
): Promise<PublicPageData> {
  const poweredByUrl = `${origin}/`
  try {
    const { agent } = await findVisibleAgent(platform, request, request.params.botId, preview)
    return { agent: toPublicAgent(agent), starterPrompts: starterPromptsOf(agent), poweredByUrl }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { agent: null, starterPrompts: [], poweredByUrl }
  }
}
