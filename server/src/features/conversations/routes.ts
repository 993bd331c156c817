import * as contract from '@parleykit/contract/conversations'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../platform/http/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findOwnAgent, findVisibleAgent } from '../agents/index.ts'
import { bindOwnerRoute } from '../auth/index.ts'
import { findOwnConversation } from './find-own-conversation.ts'
import { findVisitorConversation } from './find-visitor-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { listMessages } from './list-messages.ts'
import { listVisitorConversations } from './list-visitor-conversations.ts'
import { readVisitorId } from './read-visitor-id.ts'
import { toConversation } from './to-conversation.ts'
import { toMessage } from './to-message.ts'

export function conversationRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  bindOwnerRoute(app, platform, contract.listConversations, async ({ owner, params, query }) => {
    const agent = await findOwnAgent(database, owner, params.id)
    return (await listConversations(database, agent.id, query)).map(toConversation)
  })
  bindOwnerRoute(app, platform, contract.listMessages, async ({ owner, params }) => {
    const conversation = await findOwnConversation(database, owner, params.id)
    return (await listMessages(database, conversation.id)).map(toMessage)
  })
  bindRoute(app, contract.listVisitorConversations, async ({ params, query }, request) => {
    const { agent, isPreview } = await findVisibleAgent(platform, request, params.botId, query.preview)
    const visitor = { agentId: agent.id, visitorId: readVisitorId(request), isTest: isPreview }
    return (await listVisitorConversations(database, visitor)).map(toConversation)
  })
  bindRoute(app, contract.listVisitorMessages, async ({ params, query }, request) => {
    const { agent } = await findVisibleAgent(platform, request, params.botId, query.preview)
    const visitor = { agentId: agent.id, visitorId: readVisitorId(request) }
    const conversation = await findVisitorConversation(database, visitor, params.conversationId)
    return (await listMessages(database, conversation.id)).map(toMessage)
  })
}
