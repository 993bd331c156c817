import { and, eq, inArray, or, type SQL, sql } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { agents } from '../../agents/index.ts'
import { users } from '../../auth/index.ts'
import { listOwnersWithModels } from '../../models/index.ts'
import { indexVersions } from '../index.ts'
import { getEnrichmentModels } from './get-enrichment-models.ts'

/** The live versions that a configured model hasn't read yet, with their payers. `isOf` filters the agents. */
export async function listUnenrichedVersions(platform: Platform, isOf?: SQL) {
  const namesFor = async (isPaid: boolean, ownerId: number | null = null) => [
    ...(await getEnrichmentModels(platform, { ownerId, isPaid })).values(),
  ]
  const [free, paid] = await Promise.all([namesFor(false), namesFor(true)])
  const wanted = sql`case when ${users.isSystem} then ${sql.param(free)}::text[] else ${sql.param(paid)}::text[] end`
  const isLacking = sql`not ${indexVersions.learnedBy} @> ${wanted}`
  const ownersWithModels = await listOwnersWithModels(platform)
  const rows = await platform.database
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
    .where(and(or(isLacking, inArray(agents.ownerId, ownersWithModels)), isOf))
  // What their owners have chosen is not what the others wait for.
  const own = new Map<number, readonly string[]>()
  for (const { ownerId } of rows)
    if (ownersWithModels.includes(ownerId) && !own.has(ownerId))
      own.set(ownerId, await namesFor(true, ownerId))
  return rows.filter(
    ({ ownerId, learnedBy }) => own.get(ownerId)?.some((name) => !learnedBy.includes(name)) ?? true,
  )
}
