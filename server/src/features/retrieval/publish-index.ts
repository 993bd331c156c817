import { and, desc, eq, inArray, lte, notExists, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { indexEntries, indexVersions, passages } from './tables.ts'

/** Versions of an agent that are kept, the live one among them. */
const versionsKept = 5

export interface NewIndex {
  readonly agentId: number
  readonly encoded: Uint8Array
  readonly entries: readonly { entryId: number; textHash: Buffer; fileName: string }[]
  readonly passageCount: number
  readonly createdAt: Date
}

/** Stores an index as the agent's next version and lets it answer from this transaction's end on. */
export async function publishIndex(transaction: Transaction, index: NewIndex): Promise<number> {
  const { agentId, encoded, passageCount, createdAt } = index
  const [newest] = await transaction
    .select({ version: indexVersions.version })
    .from(indexVersions)
    .where(eq(indexVersions.agentId, agentId))
    .orderBy(desc(indexVersions.version))
    .limit(1)
  const version = (newest?.version ?? 0) + 1
  const key = { agentId, version }
  await transaction
    .insert(indexVersions)
    .values({ ...key, passageCount, byteLength: encoded.byteLength, createdAt })
  await storeIndexBytes(transaction, key, encoded)
  for (let at = 0; at < index.entries.length; at += 1000) {
    const rows = index.entries.slice(at, at + 1000)
    await transaction.insert(indexEntries).values(rows.map((entry) => ({ ...key, ...entry })))
  }
  await transaction.update(agents).set({ liveVersion: version }).where(eq(agents.id, agentId))
  await dropOldVersions(transaction, agentId, version - versionsKept)
  return version
}

/** Drops versions up to the given one, and passages that no kept version and no entry's present text needs. */
async function dropOldVersions(transaction: Transaction, agentId: number, upTo: number): Promise<void> {
  await transaction
    .delete(indexVersions)
    .where(and(eq(indexVersions.agentId, agentId), lte(indexVersions.version, upTo)))
  const unused = transaction
    .select({ id: passages.id })
    .from(passages)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, passages.entryId))
    .where(
      and(
        eq(passages.agentId, agentId),
        sql`${passages.textHash} <> ${knowledgeEntries.textHash}`,
        notExists(
          transaction
            .select({ one: sql`1` })
            .from(indexEntries)
            .where(
              and(eq(indexEntries.entryId, passages.entryId), eq(indexEntries.textHash, passages.textHash)),
            ),
        ),
      ),
    )
  await transaction.delete(passages).where(inArray(passages.id, unused))
}
