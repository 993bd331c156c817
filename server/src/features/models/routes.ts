import * as contract from '@parleykit/contract/models/models'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { bindAccountRoute, callerOf, type Owner } from '../auth/index.ts'
import { requireOperator } from '../setup/operator/index.ts'
import { type Access, bindOwnerRoute } from '../workspaces/index.ts'
import type { ModelScope } from './base/scope.ts'
import { testsByOwner } from './base/throttle-rules.ts'
import { chooseModels } from './choose-models.ts'
import { deleteConnection } from './delete-connection.ts'
import { findLocalServers } from './find-local-servers.ts'
import { getInstallationModels } from './get-installation-models.ts'
import { getWorkspaceModels } from './get-workspace-models.ts'
import { saveConnection } from './save-connection.ts'
import { toConnection } from './to-connection.ts'

const deleted = { message: 'The connection was deleted.' }

export function modelRoutes(app: FastifyInstance, platform: Platform): void {
  const scopeOf = ({ owner, actor, caller }: Access): ModelScope => ({
    ...{ platform, ownerId: owner.id, owner, actor, caller },
  })
  const save = async (scope: ModelScope, wanted: Parameters<typeof saveConnection>[1]) => {
    const { connection, test } = await saveConnection(scope, wanted)
    return { connection: await toConnection(platform, connection, false), test }
  }

  bindOwnerRoute(app, platform, contract.getWorkspaceModels, ({ owner, actor }) =>
    getWorkspaceModels(platform, { owner, role: actor.role }),
  )
  bindOwnerRoute(app, platform, contract.createConnection, (access) =>
    save(scopeOf(access), { id: null, input: access.body }),
  )
  bindOwnerRoute(app, platform, contract.updateConnection, (access) =>
    save(scopeOf(access), { id: access.params.id, input: access.body }),
  )
  bindOwnerRoute(app, platform, contract.deleteConnection, async (access) => {
    await deleteConnection(scopeOf(access), access.params.id)
    return deleted
  })
  bindOwnerRoute(app, platform, contract.chooseModels, async (access) => {
    await chooseModels(scopeOf(access), access.body)
    return getWorkspaceModels(platform, { owner: access.owner, role: access.actor.role })
  })
  operatorRoutes(app, platform, save)
}

/** For the operator, not for everyone with the admin limits. All other callers get `not_found`. */
function operatorRoutes(
  app: FastifyInstance,
  platform: Platform,
  save: (
    scope: ModelScope,
    wanted: Parameters<typeof saveConnection>[1],
  ) => Promise<{ connection: contract.Connection; test: contract.ConnectionTest }>,
): void {
  const scopeOf = async (owner: Owner, request: FastifyRequest): Promise<ModelScope> => {
    await requireOperator({ platform, owner, hostname: request.hostname })
    return { platform, ownerId: null, owner, actor: owner, caller: callerOf(request) }
  }
  bindAccountRoute(app, platform, contract.getInstallationModels, async ({ owner }, request) => {
    await scopeOf(owner, request)
    return getInstallationModels(platform)
  })
  bindAccountRoute(app, platform, contract.findLocalServers, async ({ owner }, request) => {
    await scopeOf(owner, request)
    await platform.throttles.consume(testsByOwner, String(owner.id))
    return findLocalServers()
  })
  bindAccountRoute(app, platform, contract.createInstallationConnection, async ({ owner, body }, request) =>
    save(await scopeOf(owner, request), { id: null, input: body }),
  )
  bindAccountRoute(
    app,
    platform,
    contract.updateInstallationConnection,
    async ({ owner, params, body }, request) =>
      save(await scopeOf(owner, request), { id: params.id, input: body }),
  )
  bindAccountRoute(
    app,
    platform,
    contract.deleteInstallationConnection,
    async ({ owner, params }, request) => {
      await deleteConnection(await scopeOf(owner, request), params.id)
      return deleted
    },
  )
  bindAccountRoute(app, platform, contract.chooseInstallationModels, async ({ owner, body }, request) => {
    await chooseModels(await scopeOf(owner, request), body)
    return getInstallationModels(platform)
  })
}
