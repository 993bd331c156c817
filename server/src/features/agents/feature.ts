import type { Feature } from '../../platform/feature.ts'
import { authHooks } from '../auth/index.ts'
import { billingHooks } from '../billing/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { deleteForgottenAgents } from './delete-forgotten-agents.ts'
import { followTier } from './follow-tier.ts'
import { hasAgents } from './has-agents.ts'
import { ownerOfAgent } from './owner-of-agent.ts'
import { agentRoutes } from './routes.ts'

export const agentsFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(authHooks.hasAgents, ({ id }) => hasAgents(platform.database, { id }))
    platform.hooks.connect(workspaceHooks.ownerOfAgent, ownerOfAgent)
    platform.hooks.connect(billingHooks.onTierChanged, (transaction, ownerId, to) =>
      followTier(transaction, { ownerId, tier: to, now: platform.clock() }),
    )
  },
  routes: agentRoutes,
  work: async (platform) => {
    if (!platform.config.deletesForgottenAgents) return
    await deleteForgottenAgents(platform)
    await platform.jobs.every('delete-forgotten-agents', 60, () => deleteForgottenAgents(platform))
  },
}
