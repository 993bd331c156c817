import { agentTexts } from '@parleykit/contract/agents/agent-texts'
import { previewQuery } from '@parleykit/contract/chat/chat'
import { preferredTexts } from '@parleykit/contract/chat/visitor-texts'
import type { PublicAgent, PublicPageData } from '@parleykit/contract/publish/public-agents'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import { languagesOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, findVisibleAgent, starterPromptsOf } from '../agents/index.ts'
import { hasCuratedAnswers } from '../answering/curated-answers/index.ts'
import { hasLiveKnowledge } from '../retrieval/index.ts'
import { readPageTemplate } from './page/page-template.ts'
import { renderPage } from './page/render-page.ts'
import { serverOrigin } from './page/server-origin.ts'
import { recordWidgetSite } from './record-widget-site.ts'
import { toPublicAgent } from './to-public-agent.ts'

/** Everything on the page comes from this server. Websites that the agent allows may show it in a frame. */
function contentSecurityPolicy(allowedDomains: readonly string[]): string {
  const ancestors =
    allowedDomains.length === 0 ? '*' : ["'self'", ...allowedDomains.flatMap(toSources)].join(' ')
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    `frame-ancestors ${ancestors}`,
  ].join(';')
}

/** CSP sources of a domain. Without a scheme and port, a source matches only the page's scheme and its default port. */
function toSources(domain: string): string[] {
  const host = domain.includes(':') ? domain : `${domain}:*`
  return [`https://${host}`, `http://${host}`]
}

type AskedRequest = FastifyRequest<{ Params: { botId: string } }>

/** The response at an agent's address: a page with its policy, or a redirect. */
export type PublicPage =
  | { readonly goTo: string }
  | { readonly isFound: boolean; readonly html: string; readonly policy: string }

/** The chat frame with the agent's data for /bot/{publicId}, or the Bot Not Found screen. */
export async function showPublicPage(platform: Platform, request: AskedRequest): Promise<PublicPage> {
  const origin = serverOrigin(platform.config, request)
  const { preview } = previewQuery.catch({ preview: false }).parse(request.query)
  if (!preview && isAskedByDashboard(request, origin)) return { goTo: messagePreview(request) }
  const asked = new URLSearchParams(request.url.split('?')[1])
  const isFrame = asked.get('embed') === '1'
  if (!preview && isFrame) void recordWidgetSite({ platform, request }, request.params.botId)
  const page = await readPage(platform, request, preview, origin)
  const { allowedDomains } = page
  // The playground takes the theme of the surrounding page.
  const isDark = preview && asked.get('theme') === 'dark'
  const data = page.data.agent && isDark ? inDark(page.data, page.data.agent) : page.data
  const address = `${origin}/bot/${encodeURIComponent(request.params.botId)}`
  const html = renderPage(await readPageTemplate(), data, address)
  return { isFound: data.agent !== null, html, policy: contentSecurityPolicy(allowedDomains) }
}

const inDark = (data: PublicPageData, agent: PublicAgent): PublicPageData => ({
  ...data,
  agent: { ...agent, theme: 'dark' },
})

/** Whether the request comes from the bubble on the Connect tab, which doesn't know that it is a preview. */
function isAskedByDashboard({ headers, host }: FastifyRequest, origin: string): boolean {
  const from = URL.parse(headers.referer ?? '')
  if (!from?.pathname.startsWith('/dashboard/')) return false
  return from.origin === origin || from.host === host
}

/** Browsers keep the part after the # when they follow the redirect. */
function messagePreview(request: AskedRequest): string {
  const asked = new URLSearchParams(request.url.split('?')[1])
  asked.set('preview', '1')
  return `/bot/${encodeURIComponent(request.params.botId)}?${asked}`
}

/** Whether an agent has neither live knowledge nor curated answers. */
async function knowsNothing({ database }: Platform, agent: AgentRow): Promise<boolean> {
  if (await hasLiveKnowledge(database, agent)) return false
  return agent.curatedRevision === 0 || !(await hasCuratedAnswers(database, agent.id))
}

async function readPage(
  platform: Platform,
  request: AskedRequest,
  preview: boolean,
  origin: string,
): Promise<{ data: PublicPageData; allowedDomains: readonly string[] }> {
  const poweredByUrl = `${origin}/`
  try {
    const { agent, isPreview } = await findVisibleAgent(platform, request, request.params.botId, preview)
    const languages = languagesOf(request.headers['accept-language'])
    const texts = preferredTexts(languages)
    const { paused, closed, notReady, copyCode, codeCopied, codeNotCopied } = texts
    const data = {
      agent: toPublicAgent(agent, languages),
      starterPrompts: starterPromptsOf(agent),
      pausedText: paused,
      closedText: closed,
      ...((await knowsNothing(platform, agent)) && {
        notReadyText: isPreview ? agentTexts.needsKnowledge : notReady,
      }),
      codeWords: { copyCode, codeCopied, codeNotCopied },
      poweredByUrl,
    }
    return { data, allowedDomains: agent.allowedDomains }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { data: { agent: null, starterPrompts: [], poweredByUrl }, allowedDomains: [] }
  }
}
