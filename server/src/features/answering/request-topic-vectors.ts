import { and, eq, isNotNull, isNull } from '../../platform/database/drizzle.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents } from '../agents/index.ts'
import { topicEncodings } from './base/tables.ts'
import { encodeTopicsJob } from './jobs.ts'

/** Asks for the vectors of every agent whose live knowledge hasn't been looked at by today's encoder. */
export async function requestTopicVectors({ database, jobs, sentenceEncoder }: Platform): Promise<void> {
  if (!sentenceEncoder) return
  await database.transaction(async (transaction) => {
    const lacking = await transaction
      .select({ agentId: agents.id })
      .from(agents)
      .leftJoin(
        topicEncodings,
        and(
          eq(topicEncodings.agentId, agents.id),
          eq(topicEncodings.version, agents.liveVersion),
          eq(topicEncodings.model, sentenceEncoder.name),
        ),
      )
      .where(and(isNotNull(agents.liveVersion), isNull(topicEncodings.agentId)))
    for (const { agentId } of lacking)
      await jobs.send(transaction, encodeTopicsJob, { agentId }, { key: String(agentId) })
  })
}
