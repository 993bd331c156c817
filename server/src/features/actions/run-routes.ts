import { waitingRunsShown } from '@parleykit/contract/actions/limits'
import * as contract from '@parleykit/contract/actions/owned-runs'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import type { FastifyInstance } from 'fastify'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { agents, findOwnAgent } from '../agents/index.ts'
import { type Access, bindOwnerRoute } from '../workspaces/index.ts'
import { approveRun } from './approve-run.ts'
import { actionRuns } from './base/tables.ts'
import { selectOwnedRuns, toOwnedRun } from './base/to-owned-run.ts'
import { declineRun } from './decline-run.ts'
import { listActionRuns } from './list-action-runs.ts'

/** Routes of the workspace's people, who see the runs of actions and decide those that wait. */
export function runRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const contextOf = ({ owner, actor, caller }: Access) => ({ platform, owner, actor, caller })

  bindOwnerRoute(
    app,
    platform,
    contract.listActionRuns,
    async ({ owner, params, query }, _request, reply) => {
      const { id: agentId } = await findOwnAgent(database, owner, params.id)
      const { runs, total } = await listActionRuns(database, { agentId, ...query })
      reply.header(totalCountHeader, total)
      return runs
    },
  )
  bindOwnerRoute(app, platform, contract.listWaitingRuns, async ({ owner }) => {
    const waiting = and(eq(agents.ownerId, owner.id), eq(actionRuns.state, 'waiting'))
    const rows = await selectOwnedRuns(database)
      .where(waiting)
      .orderBy(asc(actionRuns.changedAt))
      .limit(waitingRunsShown)
    return rows.map(toOwnedRun)
  })
  bindOwnerRoute(app, platform, contract.approveRun, async (access) => {
    const { id: agentId, runId } = access.params
    await approveRun(contextOf(access), { agentId, runId })
    return findRun(runId)
  })
  bindOwnerRoute(app, platform, contract.declineRun, async (access) => {
    const { id: agentId, runId } = access.params
    await declineRun(contextOf(access), { agentId, runId, reason: access.body.reason })
    return findRun(runId)
  })

  async function findRun(runId: string) {
    const [found] = await selectOwnedRuns(database).where(eq(actionRuns.id, runId))
    if (!found) throw notFound('Run')
    return toOwnedRun(found)
  }
}
