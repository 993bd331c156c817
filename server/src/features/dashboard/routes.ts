import * as contract from '@parleykit/contract/dashboard'
import { heartbeatMs, liveStreamsMax } from '@parleykit/contract/limits'
import type { FastifyInstance } from 'fastify'
import { ApiError, sendEvents } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { listRecentActivities } from '../activity/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { followDashboard } from './follow-dashboard.ts'
import { OpenStreams } from './live/open-streams.ts'
import { readDashboardStats } from './read-dashboard-stats.ts'

export function dashboardRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getDashboardStats, ({ owner }) =>
    readDashboardStats(platform.database, owner),
  )
  bindOwnerRoute(app, platform, contract.listRecentActivities, ({ owner }) =>
    listRecentActivities(platform.database, owner.id),
  )

  const streams = new OpenStreams()
  // A server that stops waits for its answers, and these would never end by themselves.
  app.addHook('preClose', async () => streams.endAll())
  bindOwnerRoute(app, platform, contract.followDashboard, async ({ owner }, request, reply) => {
    if (streams.countOf(owner.id) >= liveStreamsMax) {
      throw new ApiError('too_many_requests', 'Your account is open in too many windows.', {
        retryAfterSeconds: 60,
      })
    }
    const stream = streams.open(owner.id)
    reply.raw.once('close', stream.close)
    return sendEvents(reply, followDashboard(platform, owner, request, stream.signal), heartbeatMs)
  })
}
