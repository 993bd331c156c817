import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Feature } from '../../platform/feature.ts'
import { agentHooks, agents } from '../agents/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { messages } from './base/tables.ts'
import { deleteConversationsInBatches } from './delete-conversations-in-batches.ts'
import { deleteExpiredConversations } from './delete-expired-conversations.ts'
import { findConversationOwner } from './find-conversation-owner.ts'
import { conversationRoutes } from './routes.ts'

export const conversationsFeature: Feature = {
  connect: ({ hooks }) => {
    hooks.connect(workspaceHooks.findConversationOwner, findConversationOwner)
    hooks.connect(workspaceHooks.findMessageOwner, findMessageOwner)
    hooks.connect(agentHooks.shrink, deleteConversationsInBatches)
  },
  routes: conversationRoutes,
  work: async (platform) => {
    await platform.jobs.every('delete-expired-conversations', 10, async () => {
      await deleteExpiredConversations(platform, platform.clock())
    })
  },
}

/** ID of the owner of a message's agent; null if there is no message with this id. */
async function findMessageOwner(database: Queryable, messageId: number): Promise<number | null> {
  const [found] = await database
    .select({ ownerId: agents.ownerId })
    .from(messages)
    .innerJoin(agents, eq(agents.id, messages.agentId))
    .where(eq(messages.id, messageId))
  return found?.ownerId ?? null
}
