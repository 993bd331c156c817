import type { IdentityProblem } from '@parleykit/contract/agents/agent-access'
import type { FastifyRequest } from 'fastify'
import { eq, lt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { type AgentRow, identityProblems } from '../base/tables.ts'
import { websiteOf } from '../core/website-of.ts'

/** Limits writes, so that a flood of forged tokens isn't one row each. */
const noteEveryMs = 60_000

/** Records for an agent's owner why the identity of the last visitor that a website sent was refused. */
export async function recordIdentityProblem(
  platform: Platform,
  { id: agentId, ownerId }: AgentRow,
  problem: IdentityProblem,
  request: FastifyRequest,
): Promise<void> {
  const seenAt = platform.clock()
  const before = new Date(seenAt.getTime() - noteEveryMs)
  const [last] = await platform.database
    .select()
    .from(identityProblems)
    .where(eq(identityProblems.agentId, agentId))
  if (last && last.seenAt >= before) return
  const noted = { problem, seenAt, seenOn: websiteOf(request.headers, request.host) }
  const { rowCount } = await platform.database
    .insert(identityProblems)
    .values({ agentId, ...noted })
    .onConflictDoUpdate({
      target: identityProblems.agentId,
      set: noted,
      setWhere: lt(identityProblems.seenAt, before),
    })
  if (rowCount) notifyOwner(platform, ownerId, { topic: 'agents', agentId })
}
