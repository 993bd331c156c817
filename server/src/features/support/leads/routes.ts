import { totalCountHeader } from '@parleykit/contract/base/limits'
import * as contract from '@parleykit/contract/support/leads/leads'
import type { FastifyInstance } from 'fastify'
import { bindRoute } from '../../../platform/http/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnAgent } from '../../agents/index.ts'
import { callerOf } from '../../auth/index.ts'
import { findOwnConversation, findVisitorConversation } from '../../conversations/index.ts'
import { admitVisitor } from '../../conversations/visitors/index.ts'
import { bindOwnerRoute } from '../../workspaces/index.ts'
import { createLead } from './create-lead.ts'
import { deleteLead } from './delete-lead.ts'
import { exportLeads } from './export-leads.ts'
import { listConversationLeads } from './list-conversation-leads.ts'
import { listLeads } from './list-leads.ts'
import { toLead } from './to-lead.ts'

export function leadRoutes(app: FastifyInstance, platform: Platform): void {
  const { database } = platform

  bindRoute(app, contract.leaveLead, async ({ params, query, body }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    return toLead(
      await createLead(
        { platform, visitor: { ...visitor, ip: request.ip } },
        { conversationId: params.conversationId, input: body },
      ),
    )
  })
  bindRoute(app, contract.listVisitorLeads, async ({ params, query }, request) => {
    const visitor = await admitVisitor({ platform, request }, { botId: params.botId, asked: query })
    const conversation = await findVisitorConversation({ database, visitor }, params.conversationId)
    return listConversationLeads(database, conversation.id)
  })
  bindOwnerRoute(app, platform, contract.listLeads, async ({ owner, params, query }, _request, reply) => {
    const agent = await findOwnAgent(database, owner, params.id)
    const page = await listLeads(database, { agentId: agent.id, input: query })
    reply.header(totalCountHeader, page.total)
    return page.leads
  })
  bindOwnerRoute(
    app,
    platform,
    contract.exportLeads,
    async ({ owner, actor, params, query }, request, reply) => {
      const ctx = { platform, owner, actor, caller: callerOf(request), reply }
      return exportLeads(ctx, { agentId: params.id, input: query })
    },
  )
  bindOwnerRoute(app, platform, contract.listConversationLeads, async ({ owner, params }) => {
    const conversation = await findOwnConversation({ database, owner }, params.id)
    return listConversationLeads(database, conversation.id)
  })
  bindOwnerRoute(app, platform, contract.deleteLead, async ({ owner, actor, params }, request) => {
    const ctx = { platform, owner, actor, caller: callerOf(request) }
    await deleteLead(ctx, { conversationId: params.id, leadId: params.leadId })
    return { message: 'The lead was deleted.' }
  })
}
