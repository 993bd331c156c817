import * as contract from '@parleykit/contract/agents/agent-access'
import * as identities from '@parleykit/contract/agents/identities'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { callerOf } from '../../auth/index.ts'
import { type Access, bindOwnerRoute } from '../../workspaces/index.ts'
import { findOwnAgent } from '../base/find-own-agent.ts'
import { getAgentAccess } from './get-agent-access.ts'
import { openIdentitySecret, setIdentitySecret } from './identity-secret.ts'
import { revokeRetiredKeys } from './revoke-retired-keys.ts'
import { setLinkKey } from './set-link-key.ts'

/** Access to an agent: rotated keys and private links. */
export function accessRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const contextOf = ({ owner, actor }: Access, request: FastifyRequest) => ({
    ...{ platform, owner, actor },
    caller: callerOf(request),
  })

  bindOwnerRoute(app, platform, contract.getAgentAccess, async ({ owner, params }) =>
    getAgentAccess(database, await findOwnAgent(database, owner, params.id)),
  )
  bindOwnerRoute(app, platform, contract.revokeRetiredKeys, async (input, request) =>
    getAgentAccess(database, await revokeRetiredKeys(contextOf(input, request), input.params.id)),
  )
  bindOwnerRoute(app, platform, contract.renewLinkKey, async (input, request) => {
    const change = { agentId: input.params.id, wanted: 'new' } as const
    return getAgentAccess(database, await setLinkKey(contextOf(input, request), change))
  })
  bindOwnerRoute(app, platform, contract.deleteLinkKey, async (input, request) => {
    const change = { agentId: input.params.id, wanted: 'none' } as const
    return getAgentAccess(database, await setLinkKey(contextOf(input, request), change))
  })
  bindOwnerRoute(app, platform, identities.getIdentitySecret, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return { identitySecret: await openIdentitySecret(platform, agent) }
  })
  bindOwnerRoute(app, platform, identities.renewIdentitySecret, async (input, request) => {
    const change = { agentId: input.params.id, wanted: 'new' } as const
    return { identitySecret: await setIdentitySecret(contextOf(input, request), change) }
  })
  bindOwnerRoute(app, platform, identities.deleteIdentitySecret, async (input, request) => {
    await setIdentitySecret(contextOf(input, request), { agentId: input.params.id, wanted: 'none' })
    return { message: 'The identity secret no longer works.' }
  })
}
