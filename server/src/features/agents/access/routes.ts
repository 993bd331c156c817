import * as contract from '@parleykit/contract/agents/agent-access'
import * as identities from '@parleykit/contract/agents/identities'
import type { SecurityEventName } from '@parleykit/contract/auth/security-events'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { callerOf, recordSecurityEvent } from '../../auth/index.ts'
import { type Access, bindOwnerRoute } from '../../workspaces/index.ts'
import { findOwnAgent } from '../base/find-own-agent.ts'
import type { AgentRow } from '../base/tables.ts'
import { openIdentitySecret, setIdentitySecret } from './identity-secret.ts'
import { revokeRetiredKeys } from './revoke-retired-keys.ts'
import { setLinkKey } from './set-link-key.ts'
import { showAccess } from './show-access.ts'

/** Access to an agent: rotated keys and private links. */
export function accessRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  async function record(
    name: SecurityEventName,
    agent: AgentRow,
    { owner, actor }: Access,
    request: FastifyRequest,
  ) {
    const event = { userId: owner.id, actorId: actor.id, caller: callerOf(request), subject: agent.name }
    await recordSecurityEvent(platform, { name, ...event })
  }
  async function changed(name: SecurityEventName, agent: AgentRow, access: Access, request: FastifyRequest) {
    await record(name, agent, access, request)
    return showAccess(database, agent)
  }

  bindOwnerRoute(app, platform, contract.getAgentAccess, async ({ owner, params }) =>
    showAccess(database, await findOwnAgent(database, owner, params.id)),
  )
  bindOwnerRoute(app, platform, contract.revokeRetiredKeys, async (input, request) =>
    changed(
      'api_keys_revoked',
      await revokeRetiredKeys(platform, input.owner, input.params.id),
      input,
      request,
    ),
  )
  bindOwnerRoute(app, platform, contract.renewLinkKey, async (input, request) =>
    changed(
      'link_key_renewed',
      await setLinkKey(platform, input.owner, input.params.id, 'new'),
      input,
      request,
    ),
  )
  bindOwnerRoute(app, platform, contract.deleteLinkKey, async (input, request) =>
    changed(
      'link_key_deleted',
      await setLinkKey(platform, input.owner, input.params.id, 'none'),
      input,
      request,
    ),
  )
  bindOwnerRoute(app, platform, identities.getIdentitySecret, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return { identitySecret: await openIdentitySecret(platform, agent) }
  })
  bindOwnerRoute(app, platform, identities.renewIdentitySecret, async (input, request) => {
    const { secret, agent } = await setIdentitySecret(platform, input.owner, input.params.id, 'new')
    await record('identity_secret_renewed', agent, input, request)
    return { identitySecret: secret }
  })
  bindOwnerRoute(app, platform, identities.deleteIdentitySecret, async (input, request) => {
    const { agent } = await setIdentitySecret(platform, input.owner, input.params.id, 'none')
    await record('identity_secret_deleted', agent, input, request)
    return { message: 'The identity secret no longer works.' }
  })
}
