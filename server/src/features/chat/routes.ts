import * as contract from '@parleykit/contract/chat'
import { heartbeatMs } from '@parleykit/contract/limits'
import type { FastifyInstance } from 'fastify'
import { bindRoute, sendEvents } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitVisitor } from '../visitors/index.ts'
import { collectReply } from './collect-reply.ts'
import { stopTurn } from './stop-turn.ts'
import { takeTurn } from './take-turn.ts'
import { tellDailyLimit } from './tell-daily-limit.ts'

export function chatRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.chatStream, async ({ params, body }, request, reply) =>
    sendEvents(
      reply,
      await takeTurn(platform, request, params.botId, body).catch(tellDailyLimit),
      heartbeatMs,
    ),
  )
  bindRoute(app, contract.chat, async ({ params, body }, request) =>
    collectReply(await takeTurn(platform, request, params.botId, body)),
  )
  bindRoute(app, contract.stopChat, async ({ params, body }, request) => {
    const visitor = await admitVisitor(platform, request, params.botId, body)
    await stopTurn(platform, visitor, body.responseId)
    return { message: 'The answer ends here.' }
  })
}
