import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { indexVersions } from './tables.ts'

/** The agents whose live version has had no questions made. */
export function listUnquestionedAgents(database: Queryable): Promise<{ agentId: number }[]> {
  return database
    .select({ agentId: agents.id })
    .from(agents)
    .innerJoin(
      indexVersions,
      and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
    )
    .where(isNull(indexVersions.questionTokens))
}
