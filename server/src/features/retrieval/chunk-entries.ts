import type { PassageText } from '@parleykit/engine/text/split-into-passages'
import { type WorkProcess, WorkStopped } from '../../platform/child-process/index.ts'
import { and, eq, notExists, notInArray, sql } from '../../platform/database/drizzle.ts'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { knowledgeEntries, textToRead } from '../knowledge/index.ts'
import { passages, unreadableEntries } from './base/tables.ts'
import { listUnreadableEntries } from './list-unreadable-entries.ts'
import { cuttingPassages } from './reading/index-work.ts'
import { UnreadableEntry } from './reading/unreadable-entry.ts'
import { workLimits } from './reading/work-limits.ts'

/** Per statement: some 0.5 MB of running text. */
const passagesAtOnce = 1000
/** Per entry: 20 MB of running text have about 30,000. */
const passagesMax = 100_000

interface Chunking {
  readonly agentId: number
  /** Whether entries whose cutting is stopped are left out. Else it throws, since a busy machine may be the cause. */
  readonly skipsStopped: boolean
  readonly onProgress: (share: number) => Promise<void>
}

/**
 * Cuts those entries of an agent whose current text has no passages yet, one entry per transaction. An entry that can't
 * be cut is recorded with its reason and left out. Throws UnreadableEntry if the work was stopped and isn't to be
 * skipped.
 */
export async function chunkEntries(
  { database, process, signal }: { database: Database; process: WorkProcess; signal: AbortSignal },
  { agentId, skipsStopped, onProgress }: Chunking,
): Promise<void> {
  const unreadable = (await listUnreadableEntries(database, agentId)).map(({ entryId }) => entryId)
  const pending = await database
    .select({ id: knowledgeEntries.id })
    .from(knowledgeEntries)
    .where(
      and(
        eq(knowledgeEntries.agentId, agentId),
        notInArray(knowledgeEntries.id, unreadable),
        notExists(
          database
            .select({ one: sql`1` })
            .from(passages)
            .where(
              and(
                eq(passages.entryId, knowledgeEntries.id),
                eq(passages.textHash, knowledgeEntries.textHash),
              ),
            ),
        ),
      ),
    )
  for (const [done, entry] of pending.entries()) {
    try {
      await cutEntry(database, process, { agentId, entryId: entry.id })
    } catch (error) {
      if (!(error instanceof UnreadableEntry) || signal.aborted) throw error
      if (error.cause !== undefined && !skipsStopped) throw error
      await recordUnreadable(database, { agentId, entryId: entry.id, reason: error.message })
    }
    await onProgress((done + 1) / pending.length)
  }
}

async function recordUnreadable(
  database: Database,
  { agentId, entryId, reason }: { agentId: number; entryId: number; reason: string },
): Promise<void> {
  await database.execute(sql`
    insert into ${unreadableEntries} (entry_id, agent_id, text_hash, reason)
    select id, ${agentId}::bigint, text_hash, ${reason} from ${knowledgeEntries} where id = ${entryId}
    on conflict (entry_id) do update set text_hash = excluded.text_hash, reason = excluded.reason`)
}

async function cutEntry(
  database: Database,
  process: WorkProcess,
  { agentId, entryId }: { agentId: number; entryId: number },
): Promise<void> {
  const [read] = await database
    .select({
      text: textToRead,
      textHash: knowledgeEntries.textHash,
      fileName: knowledgeEntries.fileName,
    })
    .from(knowledgeEntries)
    .where(eq(knowledgeEntries.id, entryId))
  if (!read) return
  const pieces = await cutText(process, read)
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId })
    // Locked until the end: a deletion waits and removes these passages too, and so does a concurrent cut of the same
    // text.
    const [entry] = await transaction
      .select({ textHash: knowledgeEntries.textHash })
      .from(knowledgeEntries)
      .where(eq(knowledgeEntries.id, entryId))
      .for('no key update')
    if (!entry?.textHash.equals(read.textHash)) return
    const isCut = and(eq(passages.entryId, entryId), eq(passages.textHash, entry.textHash))
    if ((await transaction.select({ id: passages.id }).from(passages).where(isCut).limit(1)).length > 0)
      return
    for (let at = 0; at < pieces.length; at += passagesAtOnce) {
      const { textHash } = entry
      await insertPassages(transaction, { agentId, entryId, textHash }, pieces.slice(at, at + passagesAtOnce))
    }
  })
}

/** Passes one array per column: building a statement with a thousand rows of parameters takes twenty times as long. */
async function insertPassages(
  transaction: Transaction,
  { agentId, entryId, textHash }: Pick<typeof passages.$inferInsert, 'agentId' | 'entryId' | 'textHash'>,
  pieces: readonly PassageText[],
): Promise<void> {
  const listOf = <Field extends keyof PassageText>(field: Field) =>
    sql.param(pieces.map((piece) => piece[field]))
  await transaction.execute(sql`
    insert into passages (agent_id, entry_id, text_hash, ordinal, heading, text)
    select ${agentId}::bigint, ${entryId}::bigint, ${textHash}::bytea, piece.*
    from unnest(${listOf('ordinal')}::integer[], ${listOf('heading')}::text[], ${listOf('text')}::text[]) as piece`)
}

async function cutText(
  process: WorkProcess,
  { text, fileName }: { text: string; fileName: string },
): Promise<PassageText[]> {
  try {
    const pieces = await process.run(cuttingPassages, [text], workLimits(text.length))
    if (pieces.length <= passagesMax) return pieces
  } catch (error) {
    throw error instanceof WorkStopped ? new UnreadableEntry(fileName, { cause: error }) : error
  }
  throw new UnreadableEntry(fileName)
}
