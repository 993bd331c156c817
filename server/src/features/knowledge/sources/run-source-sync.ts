import { setImmediate } from 'node:timers/promises'
import type { JobContext } from '../../../platform/context.ts'
import { eq, inArray, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { knowledgeEntries } from '../index.ts'
import { findOpenSource, type OpenSource } from './base/find-open-source.ts'
import { openSourceCall } from './base/open-source-call.ts'
import { SourceFault } from './base/source-fault.ts'
import type { SourceCall, SourceItem, SourcePort } from './base/source-port.ts'
import { type SourceItemRow, sourceItems } from './base/tables.ts'
import { chooseRemovals } from './core/choose-removals.ts'
import type { FailedItem } from './core/report.ts'
import { finishSourceSync, type SyncResult } from './finish-source-sync.ts'
import { findSourcePort } from './kinds/find-source-port.ts'
import { removeItem } from './storing/remove-item.ts'
import { storeItem } from './storing/store-item.ts'
import { type SyncWatch, watchSourceSync } from './watch-source-sync.ts'

/** Dashboards hear of progress after so many items. */
const noticeEvery = 10
const rowsAtOnce = 1000

/**
 * Runs the open sync of a source. Each item is stored in one step with its version and the report, so a process that
 * takes over goes on where the killed one ended. What was known stays if the source fails.
 */
export async function runSourceSync({ platform, signal }: JobContext, sourceId: number): Promise<void> {
  const source = await findOpenSource(platform.database, sourceId)
  if (!source) return
  const watch = watchSourceSync({ platform, signal }, source)
  try {
    await finishSourceSync(platform, source, await syncItems(platform, watch, source))
  } catch (error) {
    const reason: unknown = watch.signal.aborted ? watch.signal.reason : error
    if (!(reason instanceof SourceFault)) throw error
    const { heldBack } = source
    const result = { fault: reason.message, unchanged: 0, failed: [], heldBack, cursor: null }
    await finishSourceSync(platform, source, result)
  } finally {
    watch.end()
  }
}

async function syncItems(platform: Platform, watch: SyncWatch, source: OpenSource): Promise<SyncResult> {
  const port = findSourcePort(source.kind)
  const call = await openSourceCall(platform, source, { signal: watch.signal })
  const known = await platform.database
    .select()
    .from(sourceItems)
    .where(eq(sourceItems.sourceId, source.id))
    .orderBy(sourceItems.id)
  const listing = await port.listChanges(call, source.cursor)
  watch.setListed()
  if (!listing) {
    const unchanged = known.filter(({ entryId }) => entryId !== null)
    await confirm(call, unchanged)
    return { ...nothingFound, unchanged: unchanged.length, cursor: source.cursor }
  }
  const { items, isComplete, cursor } = listing
  const { unchanged, failed } = await readItems(call, { source, port, known, items })
  const heldBack = isComplete ? await removeMissing(call, { source, port, known, items }) : []
  if (!isComplete) failed.push({ name: source.name, reason: incomplete })
  const isWhole = failed.length === 0 && heldBack.length === 0
  return { fault: null, unchanged, failed, heldBack, cursor: isWhole ? cursor : null }
}

const incomplete = 'The source listed only a part of what it has, so nothing was removed.'
const nothingFound = { fault: null, failed: [], heldBack: [] } as const

interface Listed {
  readonly source: OpenSource
  readonly port: SourcePort
  readonly known: readonly SourceItemRow[]
  readonly items: readonly SourceItem[]
}

/** Reads the new and changed items. One that can't be read doesn't stop the others, unless it is the only one. */
async function readItems(call: SourceCall, { source, port, known, items }: Listed) {
  const { platform, signal } = call
  const knownByKey = new Map(known.map((row) => [row.key, row]))
  const unchanged: SourceItemRow[] = []
  const failed: FailedItem[] = []
  let full: string | null = null
  let sinceNotice = 0
  for (const item of new Map(items.map((each) => [each.key, each])).values()) {
    signal.throwIfAborted()
    const row = knownByKey.get(item.key)
    if (row?.entryId === null) continue
    if (row?.version === item.version) {
      unchanged.push(row)
    } else if (!row && full !== null) {
      failed.push({ name: item.title, reason: full })
    } else {
      await platform.disk.require()
      const outcome = await readItem(call, { source, port, item, row, isOnly: items.length === 1 })
      if (outcome.result === 'unchanged' && row) unchanged.push(row)
      if (outcome.result === 'refused') failed.push({ name: item.title, reason: outcome.reason })
      if (outcome.result === 'refused' && outcome.isFull) full = outcome.reason
      if (++sinceNotice % noticeEvery === 0) notify(call, source)
      await setImmediate()
    }
  }
  await confirm(call, unchanged)
  return { unchanged: unchanged.length, failed }
}

interface ItemToRead extends Pick<Listed, 'source' | 'port'> {
  readonly item: SourceItem
  readonly row: SourceItemRow | undefined
  readonly isOnly: boolean
}

async function readItem(call: SourceCall, { source, port, item, row, isOnly }: ItemToRead) {
  try {
    const knownVersion = source.acceptsRemovals ? null : (row?.version ?? null)
    const read = item.text ?? (await port.readItem(call, item, knownVersion))
    return read ? await storeItem(call.platform, source, item, read) : ({ result: 'unchanged' } as const)
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    if (isOnly || error.kind === 'refused' || error.kind === 'unreachable') throw error
    return { result: 'refused', reason: error.message, isFull: false } as const
  }
}

/** Removes what a complete list doesn't have. Returns the keys that are held back. */
async function removeMissing(
  call: SourceCall,
  { source, port, known, items }: Listed,
): Promise<readonly string[]> {
  const { acceptsRemovals, heldBack } = source
  const listed = new Set(items.map(({ key }) => key))
  // Entries that the owner deleted don't count, and are forgotten with their items.
  for (const { id, key, entryId } of known)
    if (entryId === null && !listed.has(key)) await removeItem(call.platform, source, id)
  const present = known.filter(({ entryId }) => entryId !== null)
  const keys = present.map(({ key }) => key)
  const choice = chooseRemovals({ known: keys, listed, heldBack, acceptsRemovals })
  const removed = new Set(choice.removed)
  for (const { id, key } of present) {
    call.signal.throwIfAborted()
    if (!removed.has(key)) continue
    if (port.isGone && !acceptsRemovals && !(await port.isGone(call, key))) continue
    await removeItem(call.platform, source, id)
  }
  return choice.heldBack
}

/** Notes that the source has just confirmed these items, with their entries. */
async function confirm({ platform }: SourceCall, rows: readonly SourceItemRow[]): Promise<void> {
  const readAt = platform.clock()
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce)
    const ids = some.map(({ id }) => id)
    await platform.database.update(sourceItems).set({ readAt }).where(inArray(sourceItems.id, ids))
    const entryIds = some.flatMap(({ entryId }) => entryId ?? [])
    const facts = sql`${knowledgeEntries.facts} || ${JSON.stringify({ readAt: readAt.toISOString() })}::jsonb`
    await platform.database
      .update(knowledgeEntries)
      .set({ facts })
      .where(inArray(knowledgeEntries.id, entryIds))
  }
}

function notify({ platform }: SourceCall, { owner, agentId }: OpenSource): void {
  notifyOwner(platform, owner.id, { topic: 'knowledge', agentId })
}
