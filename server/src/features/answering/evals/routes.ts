import * as contract from '@parleykit/contract/answering/evals/evals'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { cancelEvalRun } from './cancel-eval-run.ts'
import { getEvals } from './get-evals.ts'
import { requestEvalRun } from './request-eval-run.ts'
import { saveEvalQuestions } from './save-eval-questions.ts'

export function evalRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, contract.getChecks, ({ owner, params }) =>
    getEvals({ platform, owner }, params.id),
  )
  bindOwnerRoute(app, platform, contract.saveChecks, async ({ owner, params, body }) => {
    await saveEvalQuestions({ platform, owner }, { agentId: params.id, questions: body.questions })
    return getEvals({ platform, owner }, params.id)
  })
  bindOwnerRoute(app, platform, contract.runChecks, async ({ owner, actor, params }) => {
    await requestEvalRun({ platform, owner, actor }, params.id)
    return getEvals({ platform, owner }, params.id)
  })
  bindOwnerRoute(app, platform, contract.cancelChecks, async ({ owner, params }) => {
    await cancelEvalRun({ platform, owner }, params.id)
    return { message: 'The run was canceled.' }
  })
}
