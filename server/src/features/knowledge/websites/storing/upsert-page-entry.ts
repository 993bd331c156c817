import { limitsOf, refusalForLinks } from '@parleykit/contract/billing/plans'
import type { ChangedLines } from '@parleykit/contract/knowledge/websites/website-syncs'
import type { PageResult } from '@parleykit/contract/knowledge/websites/websites'
import type { TransactionContext } from '../../../../platform/context.ts'
import {
  and,
  countDistinct,
  eq,
  inArray,
  isNotNull,
  type SQL,
  sql,
} from '../../../../platform/database/drizzle.ts'
import type { Queryable, Transaction } from '../../../../platform/database/index.ts'
import { DomainError } from '../../../../platform/domain-error/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { type AgentRow, lockOwnAgent } from '../../../agents/index.ts'
import { type AssessedEntry, knowledgeEntries, writeKnowledgeEntry } from '../../index.ts'
import type { OpenJob } from '../base/find-open-job.ts'
import { readTexts, type ScrapePageRow, scrapePages, websitePages } from '../base/tables.ts'
import { changedLines } from '../core/changed-lines.ts'
import { siteOf } from '../core/is-same-site.ts'
import { findReplacedEntry } from './find-replaced-entry.ts'

/** Data that identifies what was read. */
export interface PageFingerprint {
  readonly sourceUrl: string
  /** SHA-256 of the content before anything was removed. */
  readonly contentHash: Buffer
  readonly etag: string | null
  readonly lastModified: string | null
}

interface Placed {
  readonly result: PageResult
  readonly reason: string | null
  readonly entryId: number | null
  readonly changedLines?: ChangedLines
  /** The title, if it differs from that of the page that was read. */
  readonly title?: string
  /** For a page that is gone: how many times in a row. */
  readonly timesGone?: number
}

/**
 * Turns a page that was read into a knowledge entry, in one step with its result. It replaces the entry with the same
 * URL, and isn't stored if the agent already has the text or the plan has no room.
 */
export async function upsertPageEntry(
  platform: Platform,
  job: OpenJob,
  page: ScrapePageRow,
  reading: PageFingerprint,
  entry: AssessedEntry,
): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, job.owner, job.agentId)
    const [open] = await transaction
      .select({ id: scrapePages.id })
      .from(scrapePages)
      .where(and(eq(scrapePages.id, page.id), inArray(scrapePages.result, ['waiting', 'read'])))
      .for('update')
    if (!open) return
    const now = platform.clock()
    const placed = await place({ platform, transaction }, { job, page, agent, now }, reading, entry)
    if (placed.entryId !== null && (placed.result === 'ok' || placed.result === 'unchanged')) {
      const known = {
        ...reading,
        site: siteOf(reading.sourceUrl),
        url: page.url,
        timesGone: 0,
        checkedAt: now,
      }
      const { sourceUrl: _, ...columns } = known
      await transaction
        .insert(websitePages)
        .values({ ...columns, entryId: placed.entryId, agentId: job.agentId })
        .onConflictDoUpdate({
          target: websitePages.entryId,
          set: { ...columns, url: ownOr(reading.sourceUrl) },
        })
    }
    if (placed.entryId !== null && placed.timesGone !== undefined)
      await transaction
        .update(websitePages)
        .set({ timesGone: placed.timesGone, checkedAt: now })
        .where(eq(websitePages.entryId, placed.entryId))
    await transaction
      .update(scrapePages)
      .set({ title: entry.fileName, ...placed, notBefore: null, textBytes: 0 })
      .where(eq(scrapePages.id, page.id))
    await transaction.delete(readTexts).where(eq(readTexts.pageId, page.id))
  })
}

/** The URL that leads to an entry: its own if the entry was once read from it, since other URLs may lead there too. */
function ownOr(sourceUrl: string): SQL {
  const { url } = websitePages
  return sql`case when ${url} = ${sourceUrl} then ${url} else excluded.url end`
}

interface Place {
  readonly job: OpenJob
  readonly page: ScrapePageRow
  readonly agent: AgentRow
  readonly now: Date
}

async function place(
  { platform, transaction }: TransactionContext,
  { job, page, agent, now }: Place,
  { sourceUrl, contentHash }: PageFingerprint,
  entry: AssessedEntry,
): Promise<Placed> {
  const { owner, agentId } = job
  const found = await findReplacedEntry(transaction, job, page, sourceUrl)
  if (found.kind === 'gone') {
    const { entry: gone, reason, timesGone } = found
    return { result: 'not_found', reason, entryId: gone.id, title: gone.fileName, timesGone }
  }
  const { entry: former, hasMoved } = found
  const { textHash } = entry.measured
  const isAsBefore =
    former?.fileName === entry.fileName &&
    (former.textHash.equals(textHash) ||
      (job.isSync && (await hasContent(transaction, former.id, contentHash))))
  if (former && isAsBefore) {
    if (hasMoved)
      await transaction.update(knowledgeEntries).set({ sourceUrl }).where(eq(knowledgeEntries.id, former.id))
    const reason = hasMoved ? `The page has moved to ${sourceUrl}.` : 'The agent already has this text.'
    return { result: 'unchanged', reason, entryId: former.id }
  }
  const twin = former ? null : await findTwin(transaction, agentId, textHash)
  if (twin) {
    const reason = `The agent already has this text, as "${twin.fileName}".`
    return { result: 'duplicate', reason, entryId: twin.id }
  }
  const refusal = former ? null : await refusalOfLink(transaction, job)
  if (refusal !== null) return { result: 'plan_limit', reason: refusal, entryId: null }
  try {
    const stored = await writeKnowledgeEntry({ platform, transaction }, { owner, agent, now, former }, entry)
    if (!former) return { result: 'ok', reason: null, entryId: stored.id }
    const changed = { result: 'ok', reason: 'Its text has changed.', entryId: stored.id } as const
    if (!job.isSync) return changed
    return { ...changed, changedLines: changedLines(former.text, entry.measured.text) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { result: 'plan_limit', reason: error.message, entryId: former?.id ?? null }
  }
}

async function findTwin(transaction: Transaction, agentId: number, textHash: Buffer) {
  const [twin] = await transaction
    .select({ id: knowledgeEntries.id, fileName: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.textHash, textHash)))
    .limit(1)
  return twin
}

/** Whether an entry was made from the same content, even if different repeated blocks were removed from it. */
async function hasContent(transaction: Transaction, entryId: number, contentHash: Buffer): Promise<boolean> {
  const [known] = await transaction
    .select({ contentHash: websitePages.contentHash })
    .from(websitePages)
    .where(eq(websitePages.entryId, entryId))
  return known?.contentHash.equals(contentHash) ?? false
}

async function refusalOfLink(transaction: Transaction, { agentId, owner }: OpenJob): Promise<string | null> {
  const { trainingLinks } = limitsOf(owner.subscriptionTier)
  if (trainingLinks === Number.POSITIVE_INFINITY) return null
  return refusalForLinks(trainingLinks - (await countLinks(transaction, agentId)), 1)
}

/** The number of website pages and files that an agent knows, which a plan's training links limit. */
async function countLinks(database: Queryable, agentId: number): Promise<number> {
  const [known] = await database
    .select({ links: countDistinct(knowledgeEntries.sourceUrl) })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), isNotNull(knowledgeEntries.sourceUrl)))
  return known?.links ?? 0
}
