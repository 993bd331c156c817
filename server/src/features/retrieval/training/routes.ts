import * as contract from '@parleykit/contract/retrieval/training/training'
import { trainingTexts } from '@parleykit/contract/retrieval/training/training-texts'
import type { FastifyInstance } from 'fastify'
import { outOfSpace, outOfSpaceMessage } from '../../../platform/disk-space/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { disconnectSignal } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent, type TrainingState } from '../../agents/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { listTrainings } from './list-trainings.ts'
import { readTrainingQuestions } from './read-training-questions.ts'
import { requestTraining } from './request-training.ts'
import { restoreTraining } from './restore-training.ts'
import { trainingsByOwner } from './throttle-rules.ts'
import { waitForTraining } from './wait-for-training.ts'

export function trainingRoutes(app: FastifyInstance, platform: Platform): void {
  const ending = new AbortController()
  // A training takes longer than a server that shuts down, or pauses for a restore, waits for requests.
  app.addHook('preClose', async () => ending.abort())
  bindOwnerRoute(
    app,
    platform,
    contract.trainAgent,
    async ({ owner, actor, caller, params }, _request, reply) => {
      await platform.throttles.consume(trainingsByOwner, String(owner.id))
      await requestTraining({ platform, owner, actor, caller }, params.id)
      const learning = await waitForTraining(
        { platform, owner, signal: AbortSignal.any([ending.signal, disconnectSignal(reply)]) },
        params.id,
      )
      if (learning.trainingStatus === 'error') {
        const reason = learning.trainingError ?? trainingTexts.failedUnexpectedly
        if (reason === outOfSpaceMessage) throw outOfSpace()
        // Any other cause is in the knowledge itself.
        throw new DomainError(
          reason === trainingTexts.failedUnexpectedly ? 'internal_error' : 'unreadable_file',
          reason,
        )
      }
      if (learning.trainingStatus === 'processing') {
        reply.status(202)
        return {
          message: 'Training continues in the background.',
          trained: false,
          status: 'processing' as const,
        }
      }
      const message = learning.trained ? 'Your agent is trained on all your data.' : partlyTrained(learning)
      return {
        message,
        trained: learning.trained,
        ...(learning.stillLearning && { stillLearning: true as const }),
      }
    },
  )
  bindOwnerRoute(app, platform, contract.listTrainings, async ({ owner, params }) =>
    listTrainings(platform.database, await findOwnAgent(platform.database, owner, params.id)),
  )
  bindOwnerRoute(app, platform, contract.getTrainingQuestions, async ({ owner, params }) => {
    const agent = await findOwnAgent(platform.database, owner, params.id)
    return readTrainingQuestions(platform, { agent, ownerTier: owner.subscriptionTier })
  })
  bindOwnerRoute(app, platform, contract.restoreTraining, async ({ owner, actor, caller, params }) => {
    await restoreTraining({ platform, owner, actor, caller }, { agentId: params.id, version: params.version })
    return { message: `The agent now answers from training ${params.version}.` }
  })
}

function partlyTrained({ unreadableEntries: left }: TrainingState): string {
  if (left > 0)
    return `Training is done, but ${left === 1 ? 'one entry' : `${left} entries`} couldn't be read. The knowledge list says why.`
  return 'Training is done, but the knowledge has changed since it started. Train again to include the changes.'
}
