import { productName } from '@parleykit/contract/base/limits'
import * as contract from '@parleykit/contract/chat/completions/completions'
import { heartbeatMs } from '@parleykit/contract/chat/limits'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { bindRoute, sendEvents } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AgentRow } from '../../agents/index.ts'
import { acceptCompletion } from './accept-completion.ts'
import { admitApiClient } from './admit-api-client.ts'
import { requireModel } from './require-model.ts'
import { writeChunks } from './write-chunks.ts'
import { writeCompletion } from './write-completion.ts'

export function completionRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.createChatCompletion, async ({ body }, request, reply) => {
    const taken = await acceptCompletion(platform, request, body)
    if (!body.stream) return writeCompletion(taken)
    const chunks = writeChunks(taken, body.stream_options?.include_usage ?? false)
    return sendEvents(reply, chunks, { heartbeatMs, last: '[DONE]' })
  })
  bindRoute(app, contract.listModels, async (_input, request) => {
    const { agent } = await admitApiClient(platform, request)
    return { object: 'list' as const, data: [toModel(agent)] }
  })
  bindRoute(app, contract.getModel, async ({ params }, request) => {
    const { agent } = await admitApiClient(platform, request)
    requireModel(agent, params.model)
    return toModel(agent)
  })
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/v1/*',
    schema: { hide: true },
    config: { errorForm: 'openai' },
    handler: async () => {
      throw new DomainError('not_found', 'Only /v1/chat/completions and /v1/models are supported')
    },
  })
}

function toModel({ publicId, name, createdAt }: AgentRow) {
  const created = Math.floor(createdAt.getTime() / 1000)
  return { id: publicId, object: 'model', created, owned_by: productName, name } as const
}
