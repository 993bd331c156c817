import { and, desc, eq, inArray, notExists, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { indexEntries, indexVersions, type ModelData, passages } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'
import { compareVersions, type FormerVersion, type VersionEntry } from './core/compare-versions.ts'
import { isTrainingOf } from './queries.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { storeVersionEntries } from './store-version-entries.ts'
import { deleteUnusedVectors } from './vectors/delete-unused-vectors.ts'

/** Versions kept per agent, including the live one. */
const versionsKept = 5

export interface NewIndex {
  readonly agentId: number
  /** The live version so far; null before the first training. */
  readonly liveVersion: number | null
  readonly encoded: EncodedIndex
  readonly entries: readonly VersionEntry[]
  /** The revision of the knowledge, read before its entries. */
  readonly knowledgeRevision: number
  /** Passage counts by entry ID. */
  readonly passageCounts: ReadonlyMap<number, number>
  /** Username of the person who requested the training. */
  readonly trainedBy: string | null
  readonly createdAt: Date
  readonly learned: ModelData
}

/** Stores an index as the agent's next version and makes it live when this transaction ends. */
export async function publishIndex(transaction: Transaction, index: NewIndex): Promise<number> {
  const { agentId, liveVersion, encoded, knowledgeRevision, trainedBy, createdAt, learned } = index
  const kept = await transaction
    .select({ version: indexVersions.version })
    .from(indexVersions)
    .where(isTrainingOf(agentId))
    .orderBy(desc(indexVersions.version))
  const version = (kept[0]?.version ?? 0) + 1
  const key = { agentId, version }
  const former =
    liveVersion === null ? null : await readFormerVersion(transaction, { agentId, version: liveVersion })
  const entries = withPassageCounts(index)
  await transaction.insert(indexVersions).values({
    ...key,
    ...compareVersions(former, entries),
    passageCount: entries.reduce((sum, { passageCount }) => sum + passageCount, 0),
    byteLength: encoded.byteLength,
    knowledgeRevision,
    trainedBy,
    createdAt,
    ...learned,
  })
  await storeIndexBytes(transaction, { key, input: encoded })
  await storeVersionEntries(transaction, { input: key, entries: index.entries })
  await transaction.update(agents).set({ liveVersion: version }).where(eq(agents.id, agentId))
  // Answers in progress still read the version that was live: it stays, however old it is.
  const older = kept.map((each) => each.version).filter((each) => each !== liveVersion)
  const room = versionsKept - 1 - (liveVersion === null ? 0 : 1)
  await dropVersions(transaction, agentId, older.slice(room))
  await deleteUnusedVectors(transaction, agentId)
  return version
}

function withPassageCounts({ entries, passageCounts }: NewIndex) {
  return entries.map((entry) => ({ ...entry, passageCount: passageCounts.get(entry.entryId) ?? 0 }))
}

/** Drops these versions, and the passages that neither a kept version nor an entry's current text needs. */
async function dropVersions(
  transaction: Transaction,
  agentId: number,
  versions: readonly number[],
): Promise<void> {
  if (versions.length > 0) {
    await transaction
      .delete(indexVersions)
      .where(and(eq(indexVersions.agentId, agentId), inArray(indexVersions.version, [...versions])))
  }
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

/** The data of a version that the next one is compared with; null if it isn't kept. */
async function readFormerVersion(
  transaction: Transaction,
  key: { agentId: number; version: number },
): Promise<FormerVersion | null> {
  const [version] = await transaction
    .select({
      passageCount: indexVersions.passageCount,
      purgedEntries: indexVersions.purgedEntries,
      purgedPassages: indexVersions.purgedPassages,
      purgedNames: indexVersions.purgedNames,
    })
    .from(indexVersions)
    .where(and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version)))
    // Waits for a purge of this version: it moves entries from one of the two lists to the other.
    .for('no key update')
  if (!version) return null
  const entries = await transaction
    .select({
      entryId: indexEntries.entryId,
      textHash: indexEntries.textHash,
      fileName: indexEntries.fileName,
    })
    .from(indexEntries)
    .where(and(eq(indexEntries.agentId, key.agentId), eq(indexEntries.version, key.version)))
  return { ...version, entries }
}
