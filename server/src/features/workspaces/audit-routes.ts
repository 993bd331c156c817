import * as contract from '@parleykit/contract/workspaces/audit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute, callerOf, type Owner } from '../auth/index.ts'
import { requireOperator } from '../setup/operator/index.ts'
import { exportAudit, listAuditEntries } from './audit/index.ts'
import { bindOwnerRoute } from './bind-owner-route.ts'

/** The audit logs: a workspace's for its owner, the installation's for its operator. */
export function auditRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, config } = platform
  const list = async (
    ownerId: number | null,
    search: Parameters<typeof listAuditEntries>[1]['search'],
  ): Promise<contract.AuditPage> => {
    const entries = await listAuditEntries(database, { ownerId, search })
    const next = entries.length < contract.auditPageSize ? null : (entries.at(-1)?.id ?? null)
    return { entries, next, keptDays: config.auditRetentionDays }
  }
  const throwUnlessOperator = (owner: Owner, { hostname }: FastifyRequest) =>
    requireOperator({ platform, owner, hostname })

  bindOwnerRoute(app, platform, contract.listAudit, ({ owner, query }) => list(owner.id, query))
  bindOwnerRoute(app, platform, contract.exportAudit, ({ owner, actor, caller, query }, _request, reply) =>
    exportAudit({ platform, owner, actor, caller, reply }, query),
  )
  bindAccountRoute(app, platform, contract.listInstallationAudit, async ({ owner, query }, request) => {
    await throwUnlessOperator(owner, request)
    return list(null, query)
  })
  bindAccountRoute(
    app,
    platform,
    contract.exportInstallationAudit,
    async ({ owner, query }, request, reply) => {
      await throwUnlessOperator(owner, request)
      const caller = callerOf(request)
      return exportAudit({ platform, owner: null, actor: owner, caller, reply }, query)
    },
  )
}
