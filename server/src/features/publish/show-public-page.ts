import { previewQuery } from '@parleykit/contract/chat'
import type { PublicPageData } from '@parleykit/contract/public-agents'
import { preferredTexts } from '@parleykit/contract/visitor-texts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisibleAgent, starterPromptsOf } from '../agents/index.ts'
import { noteWidgetSite } from './note-widget-site.ts'
import { readPageTemplate } from './page/page-template.ts'
import { renderPage } from './page/render-page.ts'
import { serverOrigin } from './page/server-origin.ts'
import { toPublicAgent } from './to-public-agent.ts'

/** Everything on the page comes from this server; websites that the agent allows may show it in a frame. */
function contentSecurityPolicy(allowedDomains: readonly string[]): string {
  const ancestors =
    allowedDomains.length === 0 ? '*' : ["'self'", ...allowedDomains.flatMap(toSources)].join(' ')
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "img-src 'self' data:",
    "style-src 'self' 'unsafe-inline'",
    `frame-ancestors ${ancestors}`,
  ].join(';')
}

/** A domain as CSP names it: without these a source means the page's own scheme and that scheme's usual port alone. */
function toSources(domain: string): string[] {
  const host = domain.includes(':') ? domain : `${domain}:*`
  return [`https://${host}`, `http://${host}`]
}

type AskedRequest = FastifyRequest<{ Params: { botId: string } }>

/** Answers /bot/{publicId} with the chat frame and the agent's data, 404 with the Bot Not Found screen. */
export async function showPublicPage(
  platform: Platform,
  request: AskedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const origin = serverOrigin(platform.config, request)
  const { preview } = previewQuery.catch({ preview: false }).parse(request.query)
  if (!preview && isAskedByDashboard(request, origin)) return redirectToPreview(request, reply)
  const isFrame = new URLSearchParams(request.url.split('?')[1]).get('embed') === '1'
  if (!preview && isFrame) void noteWidgetSite(platform, request, request.params.botId)
  const { data, allowedDomains } = await readPage(platform, request, preview, origin)
  const address = `${origin}/bot/${encodeURIComponent(request.params.botId)}`
  return (
    reply
      .status(data.agent ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(allowedDomains))
      .removeHeader('x-frame-options')
      // A frame has no use for it, and over plain http browsers complain of it in the website's console.
      .removeHeader('cross-origin-opener-policy')
      .send(renderPage(await readPageTemplate(), data, address))
  )
}

/** Whether the bubble on the Connect tab asks: it doesn't know itself that the owner tries it. */
function isAskedByDashboard({ headers, host }: FastifyRequest, origin: string): boolean {
  const from = URL.parse(headers.referer ?? '')
  if (!from?.pathname.startsWith('/dashboard/')) return false
  return from.origin === origin || from.host === host
}

/** Browsers carry what is behind the # of the address over. */
function redirectToPreview(request: AskedRequest, reply: FastifyReply): FastifyReply {
  const asked = new URLSearchParams(request.url.split('?')[1])
  asked.set('preview', '1')
  const address = `/bot/${encodeURIComponent(request.params.botId)}?${asked}`
  return reply.header('cache-control', 'no-store').redirect(address)
}

async function readPage(
  platform: Platform,
  request: AskedRequest,
  preview: boolean,
  origin: string,
): Promise<{ data: PublicPageData; allowedDomains: readonly string[] }> {
  const poweredByUrl = `${origin}/`
  try {
    const { agent } = await findVisibleAgent(platform, request, request.params.botId, preview)
    const languages = request.headers['accept-language'] ?? ''
    const { paused, closed } = preferredTexts(languages)
    const data = {
      agent: toPublicAgent(agent, languages),
      starterPrompts: starterPromptsOf(agent),
      pausedText: paused,
      closedText: closed,
      poweredByUrl,
    }
    return { data, allowedDomains: agent.allowedDomains }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { data: { agent: null, starterPrompts: [], poweredByUrl }, allowedDomains: [] }
  }
}
