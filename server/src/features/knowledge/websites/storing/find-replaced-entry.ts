import { and, eq } from '../../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { knowledgeEntries } from '../../index.ts'
import { findKnownPage } from '../base/find-known-page.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import type { ScrapePageRow } from '../base/tables.ts'

type KnowledgeEntryRow = typeof knowledgeEntries.$inferSelect

/** The entry that a page replaces. */
interface FormerEntry {
  readonly kind: 'former'
  readonly entry: KnowledgeEntryRow | undefined
  /** Whether it had another URL before. */
  readonly hasMoved: boolean
}

/** An entry whose URL now leads elsewhere. */
interface GoneEntry {
  readonly kind: 'gone'
  readonly entry: KnowledgeEntryRow
  readonly timesGone: number
  readonly reason: string
}

/**
 * The entry with a page's URL, or the entry that the page had before it moved there. A page that redirects to the
 * site's home page, or to a page that the agent has, counts as gone: that is how websites take pages down.
 */
export async function findReplacedEntry(
  transaction: Transaction,
  { agentId, isSync }: OpenJob,
  { url }: ScrapePageRow,
  sourceUrl: string,
): Promise<FormerEntry | GoneEntry> {
  const [entry] = await transaction
    .select()
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.sourceUrl, sourceUrl)))
  const known = await findKnownPage(transaction, agentId, url)
  if (!known || known.entryId === entry?.id) return { kind: 'former', entry, hasMoved: false }
  const [moved] = await transaction
    .select()
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, known.entryId))
  const isHome = new URL(sourceUrl).pathname === '/'
  if (!moved || (!isSync && (entry || isHome))) return { kind: 'former', entry, hasMoved: false }
  if (!entry && !isHome) return { kind: 'former', entry: moved, hasMoved: true }
  const reason = `The page is gone: its URL now redirects to ${entry ? `"${entry.fileName}"` : "the website's home page"}.`
  return { kind: 'gone', entry: moved, timesGone: known.timesGone + 1, reason }
}
