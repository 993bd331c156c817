import * as contract from '@parleykit/contract/models/spend'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindAccountRoute, callerOf } from '../../auth/index.ts'
import { requireOperator } from '../../setup/operator/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { setModelPrice } from '../index.ts'
import { getInstallationSpend } from './get-installation-spend.ts'
import { getWorkspaceSpend } from './get-workspace-spend.ts'
import { setModelBudget } from './set-model-budget.ts'

const saved = { message: 'Saved.' }

export function spendRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getWorkspaceSpend, ({ owner }) =>
    getWorkspaceSpend(platform, owner.id),
  )
  bindOwnerRoute(app, platform, contract.setModelBudget, async ({ owner, actor, caller, body }) => {
    await setModelBudget({ platform, owner, actor, caller }, body)
    return saved
  })
  bindOwnerRoute(app, platform, contract.setModelPrice, async ({ owner, actor, params, body }, request) => {
    const scope = { platform, ownerId: owner.id, owner, actor, caller: callerOf(request) }
    await setModelPrice(scope, { ...params, ...body })
    return saved
  })
  bindAccountRoute(app, platform, contract.getInstallationSpend, async ({ owner }, request) => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return getInstallationSpend(platform)
  })
  bindAccountRoute(
    app,
    platform,
    contract.setInstallationModelPrice,
    async ({ owner, params, body }, request) => {
      await requireOperator({ platform, owner, hostname: request.hostname })
      const scope = { platform, ownerId: null, owner, actor: owner, caller: callerOf(request) }
      await setModelPrice(scope, { ...params, ...body })
      return saved
    },
  )
}
