import type { AgentAccess } from '@parleykit/contract/agents/agent-access'
import { desc, eq } from '../../../platform/database/drizzle.ts'
import type { Database } from '../../../platform/database/index.ts'
import { type AgentRow, identityProblems, retiredKeys } from '../base/tables.ts'

/** How visitors and programs access an agent, for callers who may see its keys. */
export async function getAgentAccess(database: Database, agent: AgentRow): Promise<AgentAccess> {
  const retired = await database
    .select()
    .from(retiredKeys)
    .where(eq(retiredKeys.agentId, agent.id))
    .orderBy(desc(retiredKeys.retiredAt))
  const [problem] = await database
    .select()
    .from(identityProblems)
    .where(eq(identityProblems.agentId, agent.id))
  return {
    retiredKeys: retired.map(({ ending, endsAt, seenAt, seenOn }) => ({
      ending,
      worksUntil: endsAt.toISOString(),
      seenAt: seenAt?.toISOString() ?? null,
      seenOn,
    })),
    linkKey: agent.linkKey,
    hasIdentitySecret: agent.identitySecret !== null,
    identityProblem: problem
      ? { problem: problem.problem, seenAt: problem.seenAt.toISOString(), seenOn: problem.seenOn }
      : null,
  }
}
