import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Database } from '../../platform/database/index.ts'
import { lockAgent } from '../agents/index.ts'
import { indexVersions, type ModelData } from './base/tables.ts'
import type { EncodedIndex } from './build-encoded-index.ts'
import { isVersion, type VersionKey } from './queries.ts'
import { storeIndexBytes } from './store-index-bytes.ts'
import { deleteUnusedVectors } from './vectors/delete-unused-vectors.ts'

/**
 * Replaces the index of a version by one that contains what models made of its passages, in one step. Does nothing if
 * the stored index is no longer at `revision`: the new one may contain deleted entries.
 */
export async function replaceVersionIndex(
  database: Database,
  { revision, ...key }: VersionKey & { readonly revision: number },
  { encoded, modelData }: { readonly encoded: EncodedIndex; readonly modelData: ModelData },
): Promise<void> {
  const { questionTokens, ...others } = modelData
  await database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: key.agentId })
    const [updated] = await transaction
      .update(indexVersions)
      .set({
        ...others,
        revision: sql`${indexVersions.revision} + 1`,
        byteLength: encoded.byteLength,
        ...(questionTokens != null && {
          questionTokens: sql`coalesce(${indexVersions.questionTokens}, 0) + ${questionTokens}::bigint`,
        }),
      })
      .where(and(isVersion(key), eq(indexVersions.revision, revision)))
      .returning({ version: indexVersions.version })
    if (!updated) return
    await storeIndexBytes(transaction, { key, input: encoded })
    await deleteUnusedVectors(transaction, key.agentId)
  })
}
