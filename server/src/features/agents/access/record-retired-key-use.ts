import type { FastifyRequest } from 'fastify'
import { and, eq, isNull, lt, or } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { type AgentRow, retiredKeys } from '../base/tables.ts'
import { websiteOf } from '../core/website-of.ts'

/** Limits writes, so that a busy website doesn't cause one with every message. */
const noteEveryMs = 60_000

/** Records for the owner that a replaced key is still in use, and where. */
export async function recordRetiredKeyUse(
  platform: Platform,
  agent: AgentRow,
  { keyHash, seenAt }: typeof retiredKeys.$inferSelect,
  request: FastifyRequest,
): Promise<void> {
  const now = platform.clock()
  const before = new Date(now.getTime() - noteEveryMs)
  if (seenAt !== null && seenAt >= before) return
  const seenOn = websiteOf(request.headers, request.host)
  const noted = await platform.database
    .update(retiredKeys)
    .set({ seenAt: now, ...(seenOn !== null && { seenOn }) })
    .where(
      and(
        eq(retiredKeys.agentId, agent.id),
        eq(retiredKeys.keyHash, keyHash),
        or(isNull(retiredKeys.seenAt), lt(retiredKeys.seenAt, before)),
      ),
    )
  if (noted.rowCount) notifyOwner(platform, agent.ownerId, { topic: 'agents', agentId: agent.id })
}
