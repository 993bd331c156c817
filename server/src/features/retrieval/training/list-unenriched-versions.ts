import { and, eq, type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { indexVersions } from '../index.ts'
import { getEnrichmentModels } from './get-enrichment-models.ts'

/** The live versions that a configured model hasn't read yet, with their payers. `isOf` filters the agents. */
export async function listUnenrichedVersions(platform: Platform, isOf?: SQL) {
  const namesFor = async (isPaid: boolean) =>
    sql.param([...(await getEnrichmentModels(platform, { isPaid })).values()])
  const [free, paid] = await Promise.all([namesFor(false), namesFor(true)])
  const wanted = sql`case when ${users.isSystem} then ${free}::text[] else ${paid}::text[] end`
  return platform.database
    .select({
      agentId: agents.id,
      ownerId: agents.ownerId,
      ownerTier: users.subscriptionTier,
      version: indexVersions.version,
      revision: indexVersions.revision,
      learnedBy: indexVersions.learnedBy,
    })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .innerJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(and(sql`not ${indexVersions.learnedBy} @> ${wanted}`, isOf))
}
