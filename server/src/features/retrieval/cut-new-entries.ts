import { and, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/index.ts'
import { holdAgent } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { splitIntoPassages } from './core/text/split-into-passages.ts'
import { passages } from './tables.ts'

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const rowsAtOnce = 1000

/** Cuts the entries of an agent whose present text has no passages yet, one entry a transaction. */
export async function cutNewEntries(
  database: Database,
  agentId: number,
  onProgress: (share: number) => Promise<void>,
): Promise<void> {
  const pending = await database
    .select({ id: knowledgeEntries.id })
    .from(knowledgeEntries)
    .where(
      and(
        eq(knowledgeEntries.agentId, agentId),
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
    await cutEntry(database, agentId, entry.id)
    await onProgress((done + 1) / pending.length)
  }
}

async function cutEntry(database: Database, agentId: number, entryId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await holdAgent(transaction, agentId)
    // Held until the end: a deletion waits, and takes these passages with it.
    const [entry] = await transaction
      .select({ text: knowledgeEntries.text, textHash: knowledgeEntries.textHash })
      .from(knowledgeEntries)
      .where(eq(knowledgeEntries.id, entryId))
      .for('key share')
    if (!entry) return
    const pieces = splitIntoPassages(entry.text)
    for (let at = 0; at < pieces.length; at += rowsAtOnce) {
      const rows = pieces.slice(at, at + rowsAtOnce)
      const { textHash } = entry
      await transaction
        .insert(passages)
        .values(rows.map((piece) => ({ ...piece, agentId, entryId, textHash })))
    }
  })
}
