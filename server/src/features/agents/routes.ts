import * as contract from '@parleykit/contract/agents'
import { profileImageBytesMax } from '@parleykit/contract/limits'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readBlob } from '../../platform/blobs/index.ts'
import { notFound } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { callerOf, recordSecurityEvent } from '../auth/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { accessRoutes } from './access/routes.ts'
import { formOfTemplate } from './core/form-of-template.ts'
import { createAgent } from './create-agent.ts'
import { deleteAgent } from './delete-agent.ts'
import { deleteSecretKey } from './delete-secret-key.ts'
import { findOwnAgent } from './find-own-agent.ts'
import { findPublicAgent } from './find-public-agent.ts'
import { listOwnAgents } from './list-own-agents.ts'
import type { AgentDeletionHooks } from './remove-agent.ts'
import { replaceProfileImage } from './replace-profile-image.ts'
import { rotateApiKey } from './rotate-api-key.ts'
import { rotateSecretKey } from './rotate-secret-key.ts'
import { picturesByOwner } from './throttle-rules.ts'
import { toAgent } from './to-agent.ts'
import { updateAgent } from './update-agent.ts'

interface AgentHooks extends AgentDeletionHooks {
  /** People stand in for an agent no more. */
  onTakeoversSwitchedOff(agentId: number): Promise<void>
}

export function agentRoutes(app: FastifyInstance, platform: Platform, hooks: AgentHooks): void {
  const { database } = platform
  accessRoutes(app, platform)

  bindOwnerRoute(app, platform, contract.listAgents, async ({ owner, actor }) =>
    (await listOwnAgents(database, owner)).map((agent) => toAgent(agent, actor)),
  )
  bindOwnerRoute(app, platform, contract.createAgent, async ({ owner, actor, body }) =>
    toAgent(await createAgent(platform, { owner, actor }, formOfTemplate(body)), actor),
  )
  bindOwnerRoute(app, platform, contract.createAgentWithForm, async ({ owner, actor, body }) =>
    toAgent(await createAgent(platform, { owner, actor }, body), actor),
  )
  bindOwnerRoute(app, platform, contract.getAgent, async ({ owner, actor, params }) =>
    toAgent(await findOwnAgent(database, owner, params.id), actor),
  )
  bindOwnerRoute(app, platform, contract.updateAgent, async ({ owner, actor, params, body }) => {
    const agent = await updateAgent(platform, owner, params.id, body)
    if (body.allowsTakeover === false) await hooks.onTakeoversSwitchedOff(agent.id)
    return toAgent(agent, actor)
  })
  bindOwnerRoute(app, platform, contract.rotateApiKey, async ({ owner, actor, params }, request) => {
    const agent = await rotateApiKey(platform, owner, params.id)
    const event = { userId: owner.id, actorId: actor.id, caller: callerOf(request), subject: agent.name }
    await recordSecurityEvent(platform, { name: 'api_key_rotated', ...event })
    return toAgent(agent, actor)
  })
  bindOwnerRoute(app, platform, contract.rotateSecretKey, async ({ owner, actor, params }, request) => {
    const { secretKey, agent } = await rotateSecretKey(platform, owner, params.id)
    const event = { userId: owner.id, actorId: actor.id, caller: callerOf(request), subject: agent.name }
    await recordSecurityEvent(platform, { name: 'secret_key_rotated', ...event })
    return { secretKey, agent: toAgent(agent, actor) }
  })
  bindOwnerRoute(app, platform, contract.deleteSecretKey, async ({ owner, actor, params }, request) => {
    const { name: subject } = await deleteSecretKey(platform, owner, params.id)
    const event = { userId: owner.id, actorId: actor.id, caller: callerOf(request), subject }
    await recordSecurityEvent(platform, { name: 'secret_key_deleted', ...event })
    return { message: 'The secret key no longer works.' }
  })
  bindOwnerRoute(app, platform, contract.deleteAgent, async ({ owner, actor, params }, request) => {
    const { name: subject } = await deleteAgent(platform, owner, params.id, hooks)
    const event = { userId: owner.id, actorId: actor.id, caller: callerOf(request), subject }
    await recordSecurityEvent(platform, { name: 'agent_deleted', ...event })
    return { message: 'The agent has been deleted.' }
  })
  bindOwnerRoute(
    app,
    platform,
    contract.uploadProfileImage,
    async ({ owner, params, checkAccess }, request) => {
      await platform.throttles.consume(picturesByOwner, String(owner.id))
      await findOwnAgent(database, owner, params.id)
      const expected = {
        ownerId: owner.id,
        field: contract.uploadProfileImage.file,
        maxBytes: profileImageBytesMax,
      }
      const profileImageUrl = await platform.uploads.receive(request, expected, async (picture) => {
        await checkAccess()
        return replaceProfileImage(platform, owner, params.id, picture)
      })
      return { profileImageUrl }
    },
  )

  const imageParams = z.object({ publicId: z.string(), blob: z.string().regex(/^\d{1,15}\.webp$/) })
  app.get(
    '/agent-images/:publicId/:blob',
    { schema: { params: imageParams, hide: true } },
    async (request, reply) => {
      const { publicId, blob } = imageParams.parse(request.params)
      const { agent } = await findPublicAgent(database, publicId)
      const image =
        `${agent.profileImageBlobId}.webp` === blob && (await readBlob(database, Number.parseInt(blob, 10)))
      if (!image) throw notFound('Picture')
      return reply
        .type(image.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(image.bytes)
    },
  )
}
