import { and, eq, isNull, ne, or } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { users } from '../auth/index.ts'
import { indexVersions } from './base/tables.ts'
import { embedAgentJob } from './jobs.ts'

/** Asks for the vectors of every agent whose live index has none of the configured model (a new one, or another), or isn't calibrated. */
export async function requestEmbeddings(platform: Platform): Promise<void> {
  const { embeddings, jobs, database } = platform
  if (!embeddings) return
  await database.transaction(async (transaction) => {
    const lacking = await transaction
      .select({ agentId: agents.id })
      .from(agents)
      .innerJoin(users, eq(users.id, agents.ownerId))
      .innerJoin(
        indexVersions,
        and(eq(indexVersions.agentId, agents.id), eq(indexVersions.version, agents.liveVersion)),
      )
      .where(
        and(
          eq(users.isSystem, false),
          or(
            isNull(indexVersions.embeddingModel),
            ne(indexVersions.embeddingModel, embeddings.name),
            isNull(indexVersions.embeddingOwn),
          ),
        ),
      )
    for (const { agentId } of lacking)
      await jobs.send(transaction, embedAgentJob, { agentId }, { key: String(agentId) })
  })
}
