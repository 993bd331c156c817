import { LRUCache } from 'lru-cache'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openSourceCall } from './base/open-source-call.ts'
import { SourceFault } from './base/source-fault.ts'
import { knowledgeSources, sourceItems } from './base/tables.ts'
import type { FreshProduct } from './core/product-facts.ts'
import { findSourcePort } from './kinds/find-source-port.ts'

/** A visitor waits no longer for a shop. */
const shopMs = 3000
const productsKept = 5000

interface Asked {
  readonly at: number
  readonly fresh: Promise<FreshProduct>
}

/** By the platform's hooks, which its copies share. */
const caches = new WeakMap<Platform['hooks'], LRUCache<number, Asked>>()

/**
 * The text of a product as its shop has it now, if what is known of it is older than PRICE_MAX_AGE_MINUTES. Null for
 * other entries and for recent ones. Asks the shop for at most 3 s, and never throws for what the shop does.
 */
export async function findFreshProduct(
  platform: Platform,
  { agentId, entryId }: { readonly agentId: number; readonly entryId: number },
): Promise<FreshProduct | null> {
  const { priceMaxAgeMs } = platform.config.sources
  if (priceMaxAgeMs === null) return null
  const [found] = await platform.database
    .select({ source: knowledgeSources, item: sourceItems })
    .from(sourceItems)
    .innerJoin(knowledgeSources, eq(knowledgeSources.id, sourceItems.sourceId))
    .where(
      and(
        eq(sourceItems.entryId, entryId),
        eq(knowledgeSources.agentId, agentId),
        inArray(knowledgeSources.kind, ['woocommerce', 'shopify']),
      ),
    )
  const now = platform.clock().getTime()
  if (!found || now - found.item.readAt.getTime() <= priceMaxAgeMs) return null
  const cache = caches.get(platform.hooks) ?? new LRUCache<number, Asked>({ max: productsKept })
  caches.set(platform.hooks, cache)
  const before = cache.get(entryId)
  if (before && now - before.at <= priceMaxAgeMs) return before.fresh
  const fresh = askShop(platform, found)
  cache.set(entryId, { at: now, fresh })
  // One that failed is asked again with the next question.
  const answer = await fresh
  if ('readAt' in answer) cache.delete(entryId)
  return answer
}

async function askShop(
  platform: Platform,
  {
    source,
    item,
  }: {
    readonly source: typeof knowledgeSources.$inferSelect
    readonly item: typeof sourceItems.$inferSelect
  },
): Promise<FreshProduct> {
  const clock = AbortSignal.timeout(shopMs)
  const isLate = new Promise<null>((resolve) => clock.addEventListener('abort', () => resolve(null)))
  const read = async () => {
    const call = await openSourceCall(platform, source, { signal: clock, requestMs: shopMs })
    const { key, version } = item
    return findSourcePort(source.kind).readItem(call, { key, version, title: '', url: '' }, null)
  }
  try {
    const text = await Promise.race([read(), isLate])
    return text ? { text: text.text } : { readAt: item.readAt }
  } catch (error) {
    if (error instanceof SourceFault || clock.aborted) return { readAt: item.readAt }
    throw error
  }
}
