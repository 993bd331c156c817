import { refusalForLinks } from '@parleykit/contract/billing/plans'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type AgentRow, lockOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { recordAudit } from '../../workspaces/audit/index.ts'
import type { ActorContext } from '../../workspaces/index.ts'
import { knowledgeEntries } from '../index.ts'
import { canonicalUrl } from './core/canonical-url.ts'
import { countLinksLeft } from './count-links-left.ts'
import { queueScrape } from './queue-scrape.ts'
import { recordPages } from './record-pages.ts'
import { scrapesByOwner } from './throttle-rules.ts'

const sitesNamed = 5

/**
 * Requests that pages be read into an agent's knowledge. Returns the job's ID. Throws `subscription_required` if the
 * plan's links would be exceeded, and `too_many_requests` if too many jobs are already running.
 */
export async function requestScrape(
  ctx: ActorContext,
  { agentId, urls }: { readonly agentId: number; readonly urls: readonly string[] },
): Promise<number> {
  const { platform, owner, actor } = ctx
  await platform.throttles.consume(scrapesByOwner, String(owner.id))
  await platform.disk.require()
  const pages = [...new Set(urls.map((url) => canonicalUrl(url) ?? url))]
  const jobId = await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, owner, agentId)
    await refusePassingLinks(transaction, owner, agent, pages)
    const details = { pages: pages.length, sites: sitesOf(pages) }
    await recordAudit({ ...ctx, transaction }, { action: 'website_added', agent, details })
    const asked = pages.map((url) => ({ url, title: null, language: null }))
    await recordPages(transaction, { agentId, pages: asked, as: 'settled', now: platform.clock() })
    return queueScrape(
      { platform, transaction },
      {
        owner,
        actorId: actor.id,
        agentId,
        urls: pages,
        isSync: false,
      },
    )
  })
  notifyOwner(platform, owner.id, { topic: 'websites', agentId })
  return jobId
}

/** The hosts of pages, a few of them. */
function sitesOf(pages: readonly string[]): string[] {
  return [...new Set(pages.map((url) => URL.parse(url)?.host ?? ''))].slice(0, sitesNamed)
}

async function refusePassingLinks(
  transaction: Transaction,
  owner: Owner,
  agent: AgentRow,
  pages: string[],
): Promise<void> {
  const linksLeft = await countLinksLeft({ database: transaction, owner }, agent)
  if (linksLeft === Number.POSITIVE_INFINITY) return
  const known = await transaction
    .selectDistinct({ url: knowledgeEntries.sourceUrl })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agent.id), inArray(knowledgeEntries.sourceUrl, pages)))
  const refusal = refusalForLinks(linksLeft, pages.length - known.length)
  if (refusal !== null) throw new DomainError('subscription_required', refusal)
}
