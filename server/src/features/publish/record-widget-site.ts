import { isAllowedHost } from '@parleykit/contract/publish/is-allowed-host'
import type { WidgetFault } from '@parleykit/contract/publish/widget-sites'
import type { FastifyRequest } from 'fastify'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, findPublicAgent } from '../agents/index.ts'
import { serverOrigin } from './page/server-origin.ts'
import { recordOnce } from './sites/record-once.ts'
import { recordUnknownAgent } from './sites/record-unknown-agent.ts'
import { siteOfRequest } from './sites/site-of-request.ts'
import { storeSite } from './sites/store-site.ts'

/** Notes that a website has loaded an agent's widget, and whether it may be shown there. Never throws. */
export async function recordWidgetSite(
  { platform, request }: { readonly platform: Platform; readonly request: FastifyRequest },
  publicId: string,
): Promise<void> {
  const site = siteOfRequest(request, serverOrigin(platform.config, request))
  if (!site) return
  await recordOnce(platform, request, `${publicId} ${site.host}`, async () => {
    const agent = await agentOf(platform, publicId)
    if (agent) await storeSite(platform, agent, site.host, faultOf(agent, site))
    else await recordUnknownAgent(platform, site.host)
  })
}

async function agentOf({ database }: Platform, publicId: string): Promise<AgentRow | null> {
  try {
    return (await findPublicAgent(database, publicId)).agent
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  }
}

function faultOf({ status, allowedDomains }: AgentRow, site: URL): WidgetFault | null {
  if (status === 'inactive') return 'agent_inactive'
  return isAllowedHost(site, allowedDomains) ? null : 'domain_not_allowed'
}
