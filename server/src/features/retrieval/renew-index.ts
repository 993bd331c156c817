import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { indexVersions, type Learned } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'
import { isVersion, type VersionKey } from './queries.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { dropUnusedVectors } from './vectors/drop-unused-vectors.ts'

/**
 * Swaps in what a version has learned since its training, in one step. Does nothing if the version was purged since
 * `purges` was read: the new index may contain deleted entries.
 */
export async function renewIndex(
  database: Database,
  { purges, ...key }: VersionKey & { readonly purges: number },
  { encoded, learned }: { readonly encoded: EncodedIndex; readonly learned: Learned },
): Promise<void> {
  const { questionTokens, ...others } = learned
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: key.agentId })
    const [renewed] = await transaction
      .update(indexVersions)
      .set({
        ...others,
        purges: sql`${indexVersions.purges} + 1`,
        byteLength: encoded.byteLength,
        ...(questionTokens != null && {
          questionTokens: sql`coalesce(${indexVersions.questionTokens}, 0) + ${questionTokens}::bigint`,
        }),
      })
      .where(and(isVersion(key), eq(indexVersions.purges, purges)))
      .returning({ version: indexVersions.version })
    if (!renewed) return
    await storeIndexBytes(transaction, { key, input: encoded })
    await dropUnusedVectors(transaction, key.agentId)
  })
}
