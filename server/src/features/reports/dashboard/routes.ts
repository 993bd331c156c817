import { listAgentUse as listAgentUseRoute } from '@parleykit/contract/billing/agent-use'
import { heartbeatMs, reconnectMs } from '@parleykit/contract/chat/limits'
import * as contract from '@parleykit/contract/reports/dashboard/dashboard'
import { liveStreamsMax } from '@parleykit/contract/reports/dashboard/limits'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { OpenStreams, onDisconnect, sendEvents } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hasOpenSession } from '../../auth/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { followDashboard } from './follow-dashboard.ts'
import { getDashboardStats } from './get-dashboard-stats.ts'
import { listAgentUsage } from './list-agent-usage.ts'
import { listDashboardDays } from './list-dashboard-days.ts'
import { listNeeds } from './list-needs.ts'
import { tellRecentActivities } from './tell-recent-activities.ts'

export function dashboardRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getDashboardStats, ({ owner }) =>
    getDashboardStats(platform.database, owner),
  )
  bindOwnerRoute(app, platform, contract.listRecentActivities, ({ owner, actor }) =>
    tellRecentActivities({ platform, owner }, actor.id === owner.id),
  )
  bindOwnerRoute(app, platform, contract.listDashboardDays, ({ owner, query }) =>
    listDashboardDays({ platform, owner }, query.timeZone),
  )
  bindOwnerRoute(app, platform, contract.listNeeds, ({ owner, actor, query }) =>
    listNeeds({ platform, owner }, { isOwner: actor.id === owner.id, timeZone: query.timeZone }),
  )
  bindOwnerRoute(app, platform, listAgentUseRoute, ({ owner }) => listAgentUsage(platform.database, owner))

  const streams = new OpenStreams()
  // A stopping server waits for open responses, and these streams never end on their own.
  app.addHook('preClose', async () => streams.endAll())
  bindOwnerRoute(
    app,
    platform,
    contract.followDashboard,
    async ({ owner, actor, checkAccess }, request, reply) => {
      if (streams.countOf(actor.id) >= liveStreamsMax) {
        throw new DomainError('too_many_requests', 'Your account is open in too many tabs.', {
          retryAfterSeconds: 60,
        })
      }
      const stream = streams.open(actor.id)
      onDisconnect(reply, stream.close)
      // Checked before every notice: the session, and the membership in the workspace.
      const mayFollow = async () => {
        if (!(await hasOpenSession(platform, request))) return false
        await checkAccess()
        return true
      }
      const notices = followDashboard(
        { platform, signal: stream.signal },
        { input: { owner, actor }, mayFollow },
      )
      return sendEvents(reply, notices, {
        heartbeatMs,
        retryMs: reconnectMs,
        goesOnElsewhere: () => streams.areEnded,
      })
    },
  )
}
