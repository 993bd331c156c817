import { pictureBytesMax } from '@parleykit/contract/chat/limits'
import * as contract from '@parleykit/contract/conversations/pictures'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { eq } from '../../../platform/database/drizzle.ts'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { conversations, findOwnConversation, readableByVisitor } from '../index.ts'
import { admitVisitor } from '../visitors/index.ts'
import { admitPicture } from './admit-picture.ts'
import { findPicture } from './find-picture.ts'
import { uploadPicture } from './upload-picture.ts'

export function pictureRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform
  bindRoute(app, contract.uploadPicture, async ({ params, query }, request) => {
    const agent = await admitPicture({ platform, request }, { botId: params.botId, preview: query.preview })
    const expected = {
      ownerId: agent.ownerId,
      field: contract.uploadPicture.file,
      maxBytes: pictureBytesMax,
    }
    const id = await platform.uploads.receive(request, expected, (file) =>
      uploadPicture(platform, { agent, file }),
    )
    return { id }
  })
  bindRoute(app, contract.getVisitorPicture, async ({ params, query }, request, reply) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    const condition = readableByVisitor(visitor)
    return send(reply, await findPicture(database, { pictureId: params.pictureId, condition }))
  })
  bindOwnerRoute(app, platform, contract.getPicture, async ({ owner, params }, _request, reply) => {
    const { id } = await findOwnConversation({ database, owner }, params.id)
    const condition = eq(conversations.id, id)
    return send(reply, await findPicture(database, { pictureId: params.pictureId, condition }))
  })
}

/** A picture never changes, but it may be deleted: only the page that shows it may keep it. */
function send(reply: FastifyReply, webp: Buffer): FastifyReply {
  return reply.type('image/webp').header('cache-control', 'private, no-store').send(webp)
}
