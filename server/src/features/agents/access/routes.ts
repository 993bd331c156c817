import * as contract from '@parleykit/contract/agents/agent-access'
import * as identities from '@parleykit/contract/agents/identities'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { type Access, bindOwnerRoute } from '../../workspaces/index.ts'
import { findOwnAgent } from '../base/find-own-agent.ts'
import { getAgentAccess } from './get-agent-access.ts'
import { openIdentitySecret, setIdentitySecret } from './identity-secret.ts'
import { revokeRetiredKeys } from './revoke-retired-keys.ts'
import { setLinkKey } from './set-link-key.ts'

/** Access to an agent: rotated keys and private links. */
export function accessRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  const contextOf = ({ owner, actor, caller }: Access) => ({ platform, owner, actor, caller })

  bindOwnerRoute(app, platform, contract.getAgentAccess, async ({ owner, params }) =>
    getAgentAccess(database, await findOwnAgent(database, owner, params.id)),
  )
  bindOwnerRoute(app, platform, contract.revokeRetiredKeys, async (input) =>
    getAgentAccess(database, await revokeRetiredKeys(contextOf(input), input.params.id)),
  )
  bindOwnerRoute(app, platform, contract.renewLinkKey, async (input) => {
    const change = { agentId: input.params.id, wanted: 'new' } as const
    return getAgentAccess(database, await setLinkKey(contextOf(input), change))
  })
  bindOwnerRoute(app, platform, contract.deleteLinkKey, async (input) => {
    const change = { agentId: input.params.id, wanted: 'none' } as const
    return getAgentAccess(database, await setLinkKey(contextOf(input), change))
  })
  bindOwnerRoute(app, platform, identities.getIdentitySecret, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return { identitySecret: await openIdentitySecret(platform, agent) }
  })
  bindOwnerRoute(app, platform, identities.renewIdentitySecret, async (input) => {
    const change = { agentId: input.params.id, wanted: 'new' } as const
    return { identitySecret: await setIdentitySecret(contextOf(input), change) }
  })
  bindOwnerRoute(app, platform, identities.deleteIdentitySecret, async (input) => {
    await setIdentitySecret(contextOf(input), { agentId: input.params.id, wanted: 'none' })
    return { message: 'The identity secret no longer works.' }
  })
}
