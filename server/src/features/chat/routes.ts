import * as contract from '@parleykit/contract/chat/chat'
import type { FastifyInstance } from 'fastify'
import { bindRoute, OpenStreams, sendEvents } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findVisitorConversation } from '../conversations/index.ts'
import { admitVisitor } from '../conversations/visitors/index.ts'
import { openHandoffStream } from '../support/live-handoff/index.ts'
import { acceptMessage } from './accept-message.ts'
import { collectReply } from './collect-reply.ts'
import { followAnswer } from './follow-answer.ts'
import { limitFollowers } from './limit-followers.ts'
import { parseLastEventId } from './parse-last-event-id.ts'
import { sendTurn } from './send-turn.ts'
import { stopTurn } from './stop-turn.ts'
import { toDailyLimitEvents } from './to-daily-limit-events.ts'

export function chatRoutes(app: FastifyInstance, platform: Platform): void {
  bindRoute(app, contract.chatStream, async ({ params, body }, request, reply) => {
    const taking = { last: parseLastEventId(request) }
    const taken = await acceptMessage(platform, request, params.botId, body, taking).catch(toDailyLimitEvents)
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
      const waiting = await openHandoffStream(
        { platform, request, reply },
        { streams, visitor, conversationId },
      )
      return waiting ? sendEvents(reply, waiting.events, waiting.sending) : reply.code(204).send()
    }
    const { id } = await findVisitorConversation(
      { database: platform.database, visitor },
      params.conversationId,
    )
    limitFollowers(reply, { followers, conversationId: id })
    const turn = await followAnswer(platform, { conversationId: id, last: parseLastEventId(request) })
    return turn ? sendTurn(reply, turn) : reply.code(204).send()
  })
  bindRoute(app, contract.chat, async ({ params, body }, request) => {
    const { events } = await acceptMessage(platform, request, params.botId, body)
    return collectReply(events)
  })
  bindRoute(app, contract.stopChat, async ({ params, body }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: body })
    await stopTurn({ platform, visitor }, body.responseId)
    return { message: 'The answer ends here.' }
  })
}
