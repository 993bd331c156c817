import * as contract from '@parleykit/contract/chat/chat'
import type { FastifyInstance } from 'fastify'
import { bindRoute, OpenStreams, sendEvents } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisitorConversation } from '../conversations/index.ts'
import { openWaiting } from '../live-handoff/index.ts'
import { admitVisitor } from '../visitors/index.ts'
import { collectReply } from './collect-reply.ts'
import { countFollower } from './count-follower.ts'
import { followAnswer } from './follow-answer.ts'
import { readLastEventId } from './read-last-event-id.ts'
import { sendTurn } from './send-turn.ts'
import { stopTurn } from './stop-turn.ts'
import { takeTurn } from './take-turn.ts'
import { tellDailyLimit } from './tell-daily-limit.ts'

export function chatRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.chatStream, async ({ params, body }, request, reply) => {
    const taking = { last: readLastEventId(request) }
    const taken = await takeTurn(platform, request, params.botId, body, taking).catch(tellDailyLimit)
    return sendTurn(reply, taken)
  })
  const followers = new OpenStreams()
  const streams = new OpenStreams()
  // A stopping server waits for open responses, and these streams would never end by themselves.
  app.addHook('preClose', async () => streams.endAll())
  bindRoute(app, contract.followAnswer, async ({ params, query }, request, reply) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    if (query.wait) {
      const { conversationId } = params
      const waiting = await openWaiting({ platform, request, reply }, { streams, visitor, conversationId })
      return waiting ? sendEvents(reply, waiting.events, waiting.sending) : reply.code(204).send()
    }
    const { id } = await findVisitorConversation(
      { database: platform.database, visitor },
      params.conversationId,
    )
    countFollower(reply, { followers, conversationId: id })
    const turn = await followAnswer(platform, { conversationId: id, last: readLastEventId(request) })
    return turn ? sendTurn(reply, turn) : reply.code(204).send()
  })
  bindRoute(app, contract.chat, async ({ params, body }, request) => {
    const { events } = await takeTurn(platform, request, params.botId, body)
    return collectReply(events)
  })
  bindRoute(app, contract.stopChat, async ({ params, body }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: body })
    await stopTurn({ platform, visitor }, body.responseId)
    return { message: 'The answer ends here.' }
  })
}
