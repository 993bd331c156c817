import { and, eq, inArray, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { agentKnowledge } from '../knowledge/index.ts'
import { indexEntries, indexVersions } from './base/tables.ts'
import { buildEncodedIndex, type EncodedIndex } from './build-encoded-index.ts'
import { namesKept } from './core/compare-versions.ts'
import type { PassagePages } from './open-passage-pages.ts'
import { openVersionPages } from './open-version-pages.ts'
import { entryIsGone } from './queries.ts'
import { openReadingProcess } from './reading/work-limits.ts'
import { storeIndexBytes } from './store-index-bytes.ts'

type Means = Pick<Platform, 'database' | 'workProcesses'>

/** Rebuilds every kept index version that still contains words of deleted entries, without those entries. */
export async function purgeDeletedEntries(
  platform: Means,
  agentId: number,
  signal?: AbortSignal,
): Promise<void> {
  const { database } = platform
  const versions = await database
    .selectDistinct({ version: indexEntries.version })
    .from(indexEntries)
    .where(and(eq(indexEntries.agentId, agentId), entryIsGone(database)))
  for (const { version } of versions) {
    // Read before the deleted entries: after a deletion in between, the next purge looks again.
    const [known] = await database
      .select({ revision: agentKnowledge.revision })
      .from(agentKnowledge)
      .where(eq(agentKnowledge.agentId, agentId))
    const gone = await database
      .select({ entryId: indexEntries.entryId })
      .from(indexEntries)
      .where(and(eq(indexEntries.agentId, agentId), eq(indexEntries.version, version), entryIsGone(database)))
    const remaining = await openVersionPages(database, { agentId, version })
    const encoded = await buildAlone(platform, remaining, signal)
    await database.transaction((transaction) =>
      replaceVersion(transaction, { agentId, version }, encoded, {
        passageCount: [...remaining.counts.values()].reduce((sum, count) => sum + count, 0),
        goneIds: gone.map((row) => row.entryId),
        knowledgeRevision: known?.revision ?? null,
      }),
    )
  }
}

async function buildAlone(
  platform: Means,
  pages: PassagePages,
  signal: AbortSignal | undefined,
): Promise<EncodedIndex> {
  const process = openReadingProcess(platform, pages.bytes, signal)
  try {
    return await buildEncodedIndex(process, pages.read(), pages.bytes)
  } finally {
    process.close()
  }
}

async function replaceVersion(
  transaction: Transaction,
  key: { agentId: number; version: number },
  encoded: EncodedIndex,
  change: { passageCount: number; goneIds: number[]; knowledgeRevision: number | null },
): Promise<void> {
  const ofVersion = and(eq(indexVersions.agentId, key.agentId), eq(indexVersions.version, key.version))
  const { passageCount, knowledgeRevision } = change
  // Locks like `lockAgent`: a row's second update also checks its agent, and would then deadlock with a deletion that
  // waits for the row.
  const ofAgent = eq(agents.id, key.agentId)
  const [held] = await transaction.select({ id: agents.id }).from(agents).where(ofAgent).for('key share')
  if (!held) return
  const [kept] = await transaction
    .update(indexVersions)
    .set({
      revision: sql`${indexVersions.revision} + 1`,
      passageCount,
      purgedPassages: sql`${indexVersions.purgedPassages} + greatest(0, ${indexVersions.passageCount} - ${passageCount}::int)`,
      byteLength: encoded.byteLength,
      knowledgeRevision,
    })
    .where(ofVersion)
    .returning({ purgedNames: indexVersions.purgedNames })
  // A training may have dropped this version in the meantime.
  if (!kept) return
  await storeIndexBytes(transaction, { key, input: encoded })
  const purged = await transaction
    .delete(indexEntries)
    .where(
      and(
        eq(indexEntries.agentId, key.agentId),
        eq(indexEntries.version, key.version),
        inArray(indexEntries.entryId, change.goneIds),
      ),
    )
    .returning({ fileName: indexEntries.fileName })
  const purgedNames = [...kept.purgedNames, ...purged.map((entry) => entry.fileName)].slice(0, namesKept)
  await transaction
    .update(indexVersions)
    .set({ purgedEntries: sql`${indexVersions.purgedEntries} + ${purged.length}::int`, purgedNames })
    .where(ofVersion)
}
