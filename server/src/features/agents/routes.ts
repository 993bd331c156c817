import * as contract from '@parleykit/contract/agents/agents'
import { listInstructionVersions as listVersionsRoute } from '@parleykit/contract/agents/instructions'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { type Actor, bindOwnerRoute } from '../workspaces/index.ts'
import { accessRoutes } from './access/routes.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import type { AgentRow } from './base/tables.ts'
import { formOfTemplate } from './core/form-of-template.ts'
import { createAgent } from './create-agent.ts'
import { deleteAgent } from './delete-agent.ts'
import { deleteSecretKey } from './delete-secret-key.ts'
import { getConversationCounts } from './get-conversation-counts.ts'
import { agentHooks } from './hooks.ts'
import { listInstructionVersions } from './instructions/list-instruction-versions.ts'
import { listOwnAgents } from './list-own-agents.ts'
import { profileImageRoutes } from './profile-image-routes.ts'
import { rotateApiKey } from './rotate-api-key.ts'
import { rotateSecretKey } from './rotate-secret-key.ts'
import { toAgent } from './to-agent.ts'
import { updateAgent } from './update-agent.ts'

export function agentRoutes(app: FastifyInstance, platform: Platform): void {
  const { database, hooks } = platform
  accessRoutes(app, platform)
  const readKnown = async (ids: readonly number[]) => {
    const [learnings, counts] = await Promise.all([
      hooks.ask(agentHooks.listTrainingStates, database, ids),
      getConversationCounts(database, ids),
    ])
    return (id: number) => ({ learning: learnings.get(id), conversationCount: counts.get(id) })
  }
  const show = async (agent: AgentRow, actor: Pick<Actor, 'role'>) =>
    toAgent(agent, actor, (await readKnown([agent.id]))(agent.id))

  bindOwnerRoute(app, platform, contract.listAgents, async ({ owner, actor }) => {
    const agents = await listOwnAgents(database, owner)
    const known = await readKnown(agents.map(({ id }) => id))
    return agents.map((agent) => toAgent(agent, actor, known(agent.id)))
  })
  bindOwnerRoute(app, platform, contract.createAgent, async ({ owner, actor, caller, body }) =>
    show(await createAgent({ platform, owner, actor, caller }, formOfTemplate(body)), actor),
  )
  bindOwnerRoute(app, platform, contract.createAgentWithForm, async ({ owner, actor, caller, body }) =>
    show(await createAgent({ platform, owner, actor, caller }, body), actor),
  )
  bindOwnerRoute(app, platform, contract.getAgent, async ({ owner, actor, params }) =>
    show(await findOwnAgent(database, owner, params.id), actor),
  )
  bindOwnerRoute(app, platform, contract.updateAgent, async ({ owner, actor, caller, params, body }) => {
    const agent = await updateAgent({ platform, owner, actor, caller }, { agentId: params.id, input: body })
    if (body.allowsTakeover === false) await hooks.run(agentHooks.onLiveHandoffSwitchedOff, agent.id)
    return show(agent, actor)
  })
  bindOwnerRoute(app, platform, listVersionsRoute, async ({ owner, params }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return listInstructionVersions(database, agent.id)
  })
  bindOwnerRoute(app, platform, contract.rotateApiKey, async ({ owner, actor, caller, params }) => {
    const ctx = { platform, owner, actor, caller }
    return show(await rotateApiKey(ctx, params.id), actor)
  })
  bindOwnerRoute(app, platform, contract.rotateSecretKey, async ({ owner, actor, caller, params }) => {
    const ctx = { platform, owner, actor, caller }
    const { secretKey, agent } = await rotateSecretKey(ctx, params.id)
    return { secretKey, agent: await show(agent, actor) }
  })
  bindOwnerRoute(app, platform, contract.deleteSecretKey, async ({ owner, actor, caller, params }) => {
    await deleteSecretKey({ platform, owner, actor, caller }, params.id)
    return { message: 'The secret key no longer works.' }
  })
  bindOwnerRoute(app, platform, contract.deleteAgent, async ({ owner, actor, caller, params }) => {
    await deleteAgent({ platform, owner, actor, caller }, params.id)
    return { message: 'The agent was deleted.' }
  })
  profileImageRoutes(app, platform)
}
