import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { deleteExpiredConversations } from './delete-expired-conversations.ts'
import { ownerOfConversation } from './owner-of-conversation.ts'
import { ownerOfMessage } from './owner-of-message.ts'
import { removeManyConversations } from './remove-many-conversations.ts'
import { conversationRoutes } from './routes.ts'

export const conversationsFeature: Feature = {
  connect: ({ hooks }) => {
    hooks.connect(workspaceHooks.ownerOfConversation, ownerOfConversation)
    hooks.connect(workspaceHooks.ownerOfMessage, ownerOfMessage)
    hooks.connect(agentHooks.shrink, removeManyConversations)
  },
  routes: conversationRoutes,
  work: async (platform) => {
    await platform.jobs.every('delete-expired-conversations', 10, async () => {
      await deleteExpiredConversations(platform, platform.clock())
    })
  },
}
