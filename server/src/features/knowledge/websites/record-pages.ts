import { newPagesMax } from '@parleykit/contract/knowledge/websites/limits'
import { and, desc, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { hashText } from '../index.ts'
import { sitePages } from './base/tables.ts'
import type { FoundPage } from './core/found-pages.ts'
import { siteKey } from './core/scope.ts'

interface NotedPages {
  readonly agentId: number
  readonly pages: readonly Omit<FoundPage, 'isSeen'>[]
  /**
   * `new`: to be offered; `shown`: not to be offered. Both are ignored for pages already recorded. `settled`: no longer
   * offered.
   */
  readonly as: 'new' | 'shown' | 'settled'
  readonly now: Date
}

/** Records pages of an agent's websites in a transaction that has locked the agent. The oldest records are evicted. */
export async function recordPages(
  transaction: Transaction,
  { agentId, pages, as, now }: NotedPages,
): Promise<void> {
  if (pages.length === 0) return
  const columns = { agentId, isNew: as === 'new', foundAt: now }
  const rows = new Map(pages.map((page) => [siteKey(page.url), page]))
  const insert = transaction.insert(sitePages).values(
    [...rows].map(([key, { url, title, language }]) => ({
      ...columns,
      key: hashText(key),
      url,
      title,
      language,
    })),
  )
  await (as === 'settled'
    ? insert.onConflictDoUpdate({ target: [sitePages.agentId, sitePages.key], set: { isNew: false } })
    : insert.onConflictDoNothing())
  const ofAgent = eq(sitePages.agentId, agentId)
  const old = transaction
    .select({ key: sitePages.key })
    .from(sitePages)
    .where(ofAgent)
    .orderBy(desc(sitePages.foundAt), desc(sitePages.key))
    .offset(newPagesMax.shown)
  await transaction.delete(sitePages).where(and(ofAgent, inArray(sitePages.key, old)))
}
