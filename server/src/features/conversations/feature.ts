import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { deleteConversationsInBatches } from './delete-conversations-in-batches.ts'
import { deleteExpiredConversations } from './delete-expired-conversations.ts'
import { findConversationOwner } from './find-conversation-owner.ts'
import { findMessageOwner } from './find-message-owner.ts'
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
