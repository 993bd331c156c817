import * as contract from '@parleykit/contract/evals/checks'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { cancelChecks } from './cancel-checks.ts'
import { readChecks } from './read-checks.ts'
import { requestChecks } from './request-checks.ts'
import { saveChecks } from './save-checks.ts'

export function checkRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getChecks, ({ owner, params }) =>
    readChecks({ platform, owner }, params.id),
  )
  bindOwnerRoute(app, platform, contract.saveChecks, async ({ owner, params, body }) => {
    await saveChecks({ platform, owner }, { agentId: params.id, questions: body.questions })
    return readChecks({ platform, owner }, params.id)
  })
  bindOwnerRoute(app, platform, contract.runChecks, async ({ owner, actor, params }) => {
    await requestChecks({ platform, owner, actor }, params.id)
    return readChecks({ platform, owner }, params.id)
  })
  bindOwnerRoute(app, platform, contract.cancelChecks, async ({ owner, params }) => {
    await cancelChecks({ platform, owner }, params.id)
    return { message: 'The run was canceled.' }
  })
}
