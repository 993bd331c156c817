import { refusalForLinks } from '@parleykit/contract/billing/plans'
import type { WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { createOwnerSemaphore } from '../../../platform/concurrency/owner-semaphore.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, lockAgent } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { isLikelyAsked } from './core/is-likely-asked.ts'
import { siteKey } from './core/scope.ts'
import { countLinksLeft } from './count-links-left.ts'
import { type Addresses, findSitePages } from './find-site-pages.ts'
import { listKnownPageKeys } from './list-known-page-keys.ts'
import { recordPages } from './record-pages.ts'
import { mapsByOwner } from './throttle-rules.ts'

/** Concurrent maps in this process: each has its own reader process. */
const semaphore = createOwnerSemaphore(2, { ofAll: 8, ofOwner: 2 })

/** The pages that a website offers for an agent's knowledge, within the links that the owner's plan has left. */
export async function mapWebsite(
  { platform, owner, signal }: OwnerContext & { readonly signal: AbortSignal },
  { agentId, addresses }: { readonly agentId: number; readonly addresses: Addresses },
): Promise<WebsiteMap> {
  const { database } = platform
  const agent = await findOwnAgent(database, owner, agentId)
  const linksLeft = await countLinksLeft({ database, owner }, agent)
  const refusal = refusalForLinks(linksLeft, 1)
  if (refusal !== null) throw new DomainError('subscription_required', refusal)
  await platform.throttles.consume(mapsByOwner, String(owner.id))
  const leave = await semaphore.acquire(owner.id)
  if (leave === null) {
    const message = 'Too many websites are being read right now. Try again in a minute.'
    throw new DomainError('not_ready', message, { retryAfterSeconds: 15 })
  }
  try {
    const totalMs = platform.config.websiteMapMs
    const { pages, more, notes } = await findSitePages(platform, { addresses, input: { signal, totalMs } })
    const knownKeys = await listKnownPageKeys(database, agentId)
    await database.transaction(async (transaction) => {
      await lockAgent(transaction, { agentId })
      await recordPages(transaction, { agentId, pages, as: 'shown', now: platform.clock() })
    })
    return {
      links: pages.map((page) => page.url),
      pages: pages.map(({ isSeen: _, ...page }) => ({
        ...page,
        inKnowledge: knownKeys.has(siteKey(page.url)),
        likelyAsked: isLikelyAsked(page.url, page.title),
      })),
      more,
      notes,
      linksLeft: linksLeft === Number.POSITIVE_INFINITY ? null : linksLeft,
    }
  } finally {
    leave()
  }
}
