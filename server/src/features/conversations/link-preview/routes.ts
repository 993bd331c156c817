import * as contract from '@parleykit/contract/conversations/link-preview/link-preview'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findLinkPreview } from './find-link-preview.ts'
import { findPreviewImage } from './find-preview-image.ts'
import { recordOpenedLink } from './record-opened-link.ts'

export function linkPreviewRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.getLinkPreview, async ({ params, query }, request) =>
    findLinkPreview(platform, request, params.botId, query),
  )
  bindRoute(app, contract.noteOpenedLink, async ({ params, body }, request) => {
    await recordOpenedLink({ platform, request }, { botId: params.botId, asked: body })
    return { message: 'Noted.' }
  })

  const imageParams = z.object({ image: z.string().regex(/^[\w-]{22}\.webp$/) })
  app.get('/link-images/:image', { schema: { params: imageParams, hide: true } }, async (request, reply) => {
    const { image } = imageParams.parse(request.params)
    const { bytes, mediaType } = await findPreviewImage(platform, image.slice(0, -'.webp'.length))
    return reply
      .type(mediaType)
      .header('cache-control', 'public, max-age=86400, immutable')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(bytes)
  })
}
