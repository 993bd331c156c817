import { refusalForLinks } from '@parleykit/contract/billing/plans'
import { fileNameMax } from '@parleykit/contract/knowledge/limits'
import type { TransactionContext } from '../../../../platform/context.ts'
import { and, eq } from '../../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../../platform/database/index.ts'
import { DomainError } from '../../../../platform/domain-error/index.ts'
import { webAddress } from '../../../../platform/extraction/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { type AgentRow, lockOwnAgent } from '../../../agents/index.ts'
import {
  type AssessedEntry,
  assessEntry,
  getRemainingCapacity,
  knowledgeEntries,
  writeKnowledgeEntry,
} from '../../index.ts'
import { countLinksLeft } from '../../websites/index.ts'
import { lockOpenSource, type OpenSource } from '../base/find-open-source.ts'
import type { SourceItem, SourceText } from '../base/source-port.ts'
import { knowledgeSources, type SourceItemRow, sourceItems } from '../base/tables.ts'
import { isSuspicious } from '../core/choose-removals.ts'
import { withItem } from '../core/report.ts'

/** `isFull`: the plan has room for no further item. */
export type StoreOutcome =
  | { readonly result: 'stored' | 'unchanged' }
  | { readonly result: 'refused'; readonly reason: string; readonly isFull: boolean }

/** Turns an item's text into its entry, in one step with what is known of the item and with the sync's report. */
export async function storeItem(
  platform: Platform,
  source: OpenSource,
  item: SourceItem,
  read: SourceText,
): Promise<StoreOutcome> {
  const now = platform.clock()
  const entry = await assessEntry({
    fileName:
      storable(read.title ?? item.title)
        .slice(0, fileNameMax)
        .trim() || 'Untitled',
    fileType: read.fileType,
    text: storable(read.text).trim(),
    sourceUrl: webAddress(item.url) ?? '',
    facts: { sourceId: source.id, readAt: now.toISOString() },
  })
  return platform.database.transaction(async (transaction) => {
    const agent = await lockOwnAgent(transaction, source.owner, source.agentId)
    const open = await lockOpenSource(transaction, source)
    if (!open) return { result: 'unchanged' }
    const version = read.version ?? item.version
    const place = { source, agent, now, acceptsRemovals: open.acceptsRemovals }
    const { outcome, entryId, isNew } = await placeEntry({ platform, transaction }, place, item.key, entry)
    if (entryId === null) return outcome
    const columns = { version, entryId, doubtedVersion: null, readAt: now }
    await transaction
      .insert(sourceItems)
      .values({ sourceId: source.id, key: item.key, ...columns })
      .onConflictDoUpdate({ target: [sourceItems.sourceId, sourceItems.key], set: columns })
    if (outcome.result === 'stored' && open.report) {
      const report = withItem(open.report, isNew ? 'added' : 'changed', entry.fileName)
      await transaction.update(knowledgeSources).set({ report }).where(eq(knowledgeSources.id, source.id))
    }
    return outcome
  })
}

interface Place {
  readonly source: OpenSource
  readonly agent: AgentRow
  readonly now: Date
  readonly acceptsRemovals: boolean
}

interface Placed {
  readonly outcome: StoreOutcome
  /** Null if nothing was written. */
  readonly entryId: number | null
  readonly isNew?: boolean
}

async function placeEntry(
  ctx: TransactionContext,
  place: Place,
  key: string,
  entry: AssessedEntry,
): Promise<Placed> {
  const { source, agent, now, acceptsRemovals } = place
  const { transaction } = ctx
  const [known] = await transaction
    .select({ item: sourceItems, former: knowledgeEntries })
    .from(sourceItems)
    .leftJoin(knowledgeEntries, eq(knowledgeEntries.id, sourceItems.entryId))
    .where(and(eq(sourceItems.sourceId, source.id), eq(sourceItems.key, key)))
  const former = known?.former ?? undefined
  // The owner has deleted it in the meantime.
  if (known && !former) return { outcome: { result: 'unchanged' }, entryId: null }
  const { textHash, textBytes } = entry.measured
  if (former?.textHash.equals(textHash) && former.fileName === entry.fileName) {
    const sourceUrl = entry.sourceUrl || null
    if (sourceUrl !== former.sourceUrl)
      await transaction.update(knowledgeEntries).set({ sourceUrl }).where(eq(knowledgeEntries.id, former.id))
    return { outcome: { result: 'unchanged' }, entryId: former.id }
  }
  const doubted = textHash.toString('base64url')
  if (known && former && !acceptsRemovals && isSuspicious(former.textBytes, textBytes))
    if (known.item.doubtedVersion !== doubted) return doubt(transaction, known.item, doubted)
  const refusal = former ? null : await findRefusal(transaction, place, textHash)
  if (refusal) return { outcome: refusal, entryId: null }
  try {
    const written = await writeKnowledgeEntry(ctx, { owner: source.owner, agent, now, former }, entry)
    return { outcome: { result: 'stored' }, entryId: written.id, isNew: !former }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { outcome: { result: 'refused', reason: error.message, isFull: false }, entryId: null }
  }
}

/** Keeps the former text until another sync finds the same one. */
async function doubt(transaction: Transaction, { id }: SourceItemRow, version: string): Promise<Placed> {
  await transaction.update(sourceItems).set({ doubtedVersion: version }).where(eq(sourceItems.id, id))
  const reason =
    'More than half of its text is missing, so the agent keeps the former text. If the next sync finds the same, it is taken over.'
  return { outcome: { result: 'refused', reason, isFull: false }, entryId: null }
}

/** Why a new item can't become an entry; null if it can. */
async function findRefusal(
  transaction: Transaction,
  { source: { owner, agentId }, agent }: Place,
  textHash: Buffer,
): Promise<StoreOutcome | null> {
  const [twin] = await transaction
    .select({ fileName: knowledgeEntries.fileName })
    .from(knowledgeEntries)
    .where(and(eq(knowledgeEntries.agentId, agentId), eq(knowledgeEntries.textHash, textHash)))
    .limit(1)
  if (twin) {
    const reason = `The agent already has this text, as "${twin.fileName}".`
    return { result: 'refused', reason, isFull: false }
  }
  const links = refusalForLinks(await countLinksLeft({ database: transaction, owner }, agent), 1)
  if (links !== null) return { result: 'refused', reason: links, isFull: true }
  const { entries } = await getRemainingCapacity({ database: transaction, owner }, agent)
  if (entries >= 1) return null
  const reason = "This agent has reached your plan's limit for texts and files."
  return { result: 'refused', reason, isFull: true }
}

function storable(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
