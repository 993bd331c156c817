import { introduceVisitor as introduceVisitorRoute } from '@parleykit/contract/agents/identities'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import * as contract from '@parleykit/contract/conversations/conversations'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent } from '../agents/index.ts'
import { bindOwnerRoute } from '../workspaces/index.ts'
import { deleteConversation } from './delete-conversation.ts'
import { deleteVisitorConversation } from './delete-visitor-conversation.ts'
import { exportConversations } from './export-conversations.ts'
import { findOwnConversation } from './find-own-conversation.ts'
import { findVisitorConversation } from './find-visitor-conversation.ts'
import { getConversation } from './get-conversation.ts'
import { identifyVisitorByToken } from './identify-visitor-by-token.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { listVisitorConversations } from './list-visitor-conversations.ts'
import { rateMessage } from './rate-message.ts'
import { toConversation } from './to-conversation.ts'
import { toMessage } from './to-message.ts'
import { admitVisitor } from './visitors/index.ts'

export function conversationRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  bindOwnerRoute(
    app,
    platform,
    contract.listConversations,
    async ({ owner, params, query }, _request, reply) => {
      const agent = await findOwnAgent(database, owner, params.id)
      const page = await listConversations(database, { agentId: agent.id, input: query })
      reply.header(totalCountHeader, page.total)
      return page.conversations
    },
  )
  bindOwnerRoute(
    app,
    platform,
    contract.exportConversations,
    async ({ owner, actor, caller, params, query }, _request, reply) => {
      const ctx = { platform, owner, actor, caller, reply }
      return exportConversations(ctx, { agentId: params.id, input: query })
    },
  )
  bindOwnerRoute(app, platform, contract.getConversation, ({ owner, params }) =>
    getConversation({ database, owner }, params.id),
  )
  bindOwnerRoute(app, platform, contract.deleteConversation, async ({ owner, actor, caller, params }) => {
    await deleteConversation({ platform, owner, actor, caller }, params.id)
    return { message: 'The conversation was deleted.' }
  })
  bindOwnerRoute(app, platform, contract.listMessages, async ({ owner, params }) => {
    const conversation = await findOwnConversation({ database, owner }, params.id)
    return (await listMessages(database, conversation.id)).map(toMessage)
  })
  bindRoute(app, contract.listVisitorConversations, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return (await listVisitorConversations(database, visitor)).map(toConversation)
  })
  bindRoute(app, contract.listVisitorMessages, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    const conversation = await findVisitorConversation({ database, visitor }, params.conversationId)
    return (await listMessages(database, conversation.id)).map(toMessage)
  })
  bindRoute(app, contract.deleteVisitorConversation, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    await deleteVisitorConversation({ platform, visitor }, params.conversationId)
    return { message: 'The conversation was deleted.' }
  })
  bindRoute(app, introduceVisitorRoute, async ({ params, body }, request) =>
    identifyVisitorByToken({ platform, request }, { botId: params.botId, token: body.token }),
  )
  bindRoute(app, contract.rateMessage, async ({ params, body }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: body })
    await rateMessage({ platform, visitor }, { messageId: params.messageId, input: body })
    return { thumb: body.thumb }
  })
}
