import { isAllowedHost } from '@parleykit/contract/is-allowed-host'
import { widgetSitesMax } from '@parleykit/contract/limits'
import type { WidgetFault } from '@parleykit/contract/widget-sites'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { ApiError, networkOf } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, findPublicAgent, holdAgent } from '../agents/index.ts'
import { tellOwner } from '../auth/index.ts'
import { serverOrigin } from './page/server-origin.ts'
import { siteOfRequest } from './sites/site-of-request.ts'
import { widgetSites } from './tables.ts'
import { sitesByAddress } from './throttle-rules.ts'

/** So that a busy website's row isn't written by every page of it. */
const graininessMs = 60_000
const rememberedMax = 10_000
/** What was noted last, by its key, in milliseconds of the platform's clock. */
const noted = new WeakMap<Platform, LRUCache<string, number>>()

/**
 * Notes that a website has asked for an agent's widget, and whether it may be shown there. Never throws: nobody's chat
 * depends on it.
 */
export async function noteWidgetSite(
  platform: Platform,
  request: FastifyRequest,
  publicId: string,
): Promise<void> {
  const site = siteOfRequest(request, serverOrigin(platform.config, request))
  const key = `${publicId} ${site?.host}`
  if (!site || !isFirstInAWhile(platform, key)) return
  try {
    await platform.throttles.consume(sitesByAddress, networkOf(request.ip))
    const { agent } = await findPublicAgent(platform.database, publicId)
    const isNews = await store(platform, agent, site)
    if (isNews) tellOwner(platform, agent.ownerId, { topic: 'agents', agentId: agent.id })
  } catch (error) {
    const isExpected = error instanceof ApiError // throttled, or no such agent
    if (isExpected) return
    noted.get(platform)?.delete(key)
    platform.log.warn({ err: error }, 'a website of the widget was not noted')
  }
}

function isFirstInAWhile(platform: Platform, key: string): boolean {
  const now = platform.clock().getTime()
  const known = noted.get(platform) ?? new LRUCache<string, number>({ max: rememberedMax })
  noted.set(platform, known)
  if (now - (known.get(key) ?? 0) < graininessMs) return false
  known.set(key, now)
  return true
}

function faultOf({ status, allowedDomains }: AgentRow, site: URL): WidgetFault | null {
  if (status === 'inactive') return 'agent_inactive'
  return isAllowedHost(site, allowedDomains) ? null : 'domain_not_allowed'
}

/** Whether it says something that the owner hasn't been told: a new website, or another fault than before. */
async function store({ database, clock }: Platform, agent: AgentRow, site: URL): Promise<boolean> {
  const now = clock()
  const { host } = site
  const fault = faultOf(agent, site)
  const event = fault === null ? { seenAt: now } : { fault, faultAt: now }
  const isOfAgent = eq(widgetSites.agentId, agent.id)
  return database.transaction(async (transaction) => {
    await holdAgent(transaction, agent.id)
    const [before] = await transaction
      .select()
      .from(widgetSites)
      .where(and(isOfAgent, eq(widgetSites.host, host)))
    await transaction
      .insert(widgetSites)
      .values({ agentId: agent.id, host, notedAt: now, ...event })
      .onConflictDoUpdate({
        target: [widgetSites.agentId, widgetSites.host],
        set: { notedAt: now, ...event },
      })
    if (before) return fault !== null && before.fault !== fault
    const kept = transaction
      .select({ host: widgetSites.host })
      .from(widgetSites)
      .where(isOfAgent)
      .orderBy(desc(widgetSites.notedAt))
      .limit(widgetSitesMax)
    await transaction.delete(widgetSites).where(and(isOfAgent, notInArray(widgetSites.host, kept)))
    return true
  })
}
