import * as contract from '@parleykit/contract/knowledge/sources/sources'
import type { FastifyInstance } from 'fastify'
import { disconnectSignal } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { changeSource } from './change-source.ts'
import { checkSource } from './check-source.ts'
import { connectSource } from './connect-source.ts'
import { listSourceChoices } from './list-source-choices.ts'
import { listSources } from './list-sources.ts'
import { removeSource } from './remove-source.ts'
import { requestSourceSync } from './request-source-sync.ts'

export function sourceRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  bindOwnerRoute(app, platform, contract.listSources, async ({ owner, actor, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return listSources(database, { agentId: agent.id, isBrief: actor.role === 'viewer' })
  })
  bindOwnerRoute(app, platform, contract.checkSource, async ({ owner, params, body }, _request, reply) => {
    await findOwnAgent(database, owner, params.id)
    const { kind, address = '', token, tokenSecret } = body
    return checkSource(
      { platform, owner, signal: disconnectSignal(reply) },
      { kind, address, token: token || null, tokenSecret: tokenSecret || null },
    )
  })
  bindOwnerRoute(
    app,
    platform,
    contract.connectSource,
    ({ owner, actor, caller, params, body }, _request, reply) =>
      connectSource(
        { platform, owner, actor, caller, signal: disconnectSignal(reply) },
        { agentId: params.id, input: body },
      ),
  )
  bindOwnerRoute(app, platform, contract.listSourceChoices, ({ owner, params }, _request, reply) =>
    listSourceChoices(
      { platform, owner, signal: disconnectSignal(reply) },
      { agentId: params.id, sourceId: params.sourceId },
    ),
  )
  bindOwnerRoute(
    app,
    platform,
    contract.changeSource,
    ({ owner, actor, caller, params, body }, _request, reply) =>
      changeSource(
        { platform, owner, actor, caller, signal: disconnectSignal(reply) },
        { agentId: params.id, sourceId: params.sourceId, input: body },
      ),
  )
  bindOwnerRoute(app, platform, contract.syncSource, ({ owner, actor, caller, params, body }) =>
    requestSourceSync(
      { platform, owner, actor, caller },
      { agentId: params.id, sourceId: params.sourceId, ...body },
    ),
  )
  bindOwnerRoute(app, platform, contract.removeSource, async ({ owner, actor, caller, params }) => {
    await removeSource({ platform, owner, actor, caller }, { agentId: params.id, sourceId: params.sourceId })
    return { message: 'The source and its entries were removed.' }
  })
}
