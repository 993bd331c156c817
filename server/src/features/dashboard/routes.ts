import * as contract from '@parleykit/contract/dashboard'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { listRecentActivities } from '../activity/index.ts'
import { bindOwnerRoute } from '../auth/index.ts'
import { readDashboardStats } from './read-dashboard-stats.ts'

export function dashboardRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getDashboardStats, ({ owner }) =>
    readDashboardStats(platform.database, owner),
  )
  bindOwnerRoute(app, platform, contract.listRecentActivities, ({ owner }) =>
    listRecentActivities(platform.database, owner.id),
  )
}
