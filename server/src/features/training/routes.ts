import { trainAgent } from '@parleykit/contract/training'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../auth/index.ts'
import { requestTraining } from './request-training.ts'
import { waitForTraining } from './wait-for-training.ts'

export function trainingRoutes(app: FastifyInstance, platform: Platform): void {
  bindOwnerRoute(app, platform, trainAgent, async ({ owner, params }, _request, reply) => {
    await requestTraining(platform, owner, params.id)
    const agent = await waitForTraining(platform, owner, params.id)
    if (agent.trainingStatus === 'error') {
      throw new ApiError('internal_error', agent.trainingError ?? 'An error occurred during training.')
    }
    if (agent.trainingStatus === 'processing') {
      reply.status(202)
      return {
        message: 'The training goes on in the background.',
        trained: false,
        status: 'processing' as const,
      }
    }
    const message = agent.trained
      ? 'Your agent is trained on all your data.'
      : 'The training is done, and the knowledge has changed meanwhile: train again to include it.'
    return { message, trained: agent.trained }
  })
}
