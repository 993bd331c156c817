import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { indexVersions } from './base/tables.ts'

/** The agents whose live version has had no questions made; the product's own gets none. */
export function listUnquestionedAgents(database: Queryable): Promise<{ agentId: number }[]> {
  return database
    .select({ agentId: agents.id })
    .from(agents)
    .innerJoin(users, eq(users.id, agents.ownerId))
    .innerJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(and(isNull(indexVersions.questionTokens), eq(users.isSystem, false)))
}
