import * as contract from '@parleykit/contract/agents/agents'
import { profileImageBytesMax } from '@parleykit/contract/agents/limits'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readBlob } from '../../platform/blobs/index.ts'
import { notFound } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { findOwnAgent } from './base/find-own-agent.ts'
import { findPublicAgent } from './base/find-public-agent.ts'
import { picturesByOwner } from './base/throttle-rules.ts'
import { replaceProfileImage } from './replace-profile-image.ts'

/** Uploads an agent's picture, and serves it to everyone. */
export function profileImageRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  bindOwnerRoute(
    app,
    platform,
    contract.uploadProfileImage,
    async ({ owner, actor, caller, params, checkAccess }, request) => {
      await platform.throttles.consume(picturesByOwner, String(owner.id))
      await findOwnAgent(database, owner, params.id)
      const expected = {
        ownerId: owner.id,
        field: contract.uploadProfileImage.file,
        maxBytes: profileImageBytesMax,
      }
      const profileImageUrl = await platform.uploads.receive(request, expected, async (picture) => {
        await checkAccess()
        return replaceProfileImage({ platform, owner, actor, caller }, { agentId: params.id, picture })
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
