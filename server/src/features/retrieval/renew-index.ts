import { and, eq, sql } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { holdAgent } from '../agents/index.ts'
import { indexVersions } from './base/tables.ts'
import { buildEncodedIndex, type EncodedIndex } from './build-encoded-index.ts'
import { openVersionPages } from './open-version-pages.ts'
import { isVersion, type VersionKey } from './queries.ts'
import { openReadingProcess } from './reading/work-limits.ts'
import { storeIndexBytes } from './store-index-bytes.ts'

/**
 * Builds a version's index anew, with the questions that its passages have by now, and notes the tokens that these took.
 * False where it was purged meanwhile, so that what was built may hold what is deleted: try again.
 */
export async function renewIndex(
  platform: Pick<Platform, 'database' | 'workProcesses'>,
  key: VersionKey,
  questionTokens: number,
): Promise<boolean> {
  const { database } = platform
  const [seen] = await database
    .select({ purges: indexVersions.purges })
    .from(indexVersions)
    .where(isVersion(key))
  if (!seen) return true
  const pages = await openVersionPages(database, key)
  const process = openReadingProcess(platform, pages.bytes)
  let encoded: EncodedIndex
  try {
    encoded = await buildEncodedIndex(process, pages.read(), pages.bytes)
  } finally {
    process.close()
  }
  return database.transaction(async (transaction) => {
    await holdAgent(transaction, key.agentId)
    const [renewed] = await transaction
      .update(indexVersions)
      .set({
        purges: sql`${indexVersions.purges} + 1`,
        byteLength: encoded.byteLength,
        questionTokens: sql`coalesce(${indexVersions.questionTokens}, 0) + ${questionTokens}::bigint`,
      })
      .where(and(isVersion(key), eq(indexVersions.purges, seen.purges)))
      .returning({ version: indexVersions.version })
    if (!renewed) return false
    await storeIndexBytes(transaction, key, encoded)
    return true
  })
}
