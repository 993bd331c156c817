import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Feature } from '../../platform/feature.ts'
import type { Owner } from '../auth/index.ts'
import { authHooks } from '../auth/index.ts'
import { billingHooks } from '../billing/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { applyTier } from './apply-tier.ts'
import { agents } from './base/tables.ts'
import { deleteForgottenAgents } from './delete-forgotten-agents.ts'
import { findAgentOwner } from './find-agent-owner.ts'
import { agentRoutes } from './routes.ts'

export const agentsFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(authHooks.hasAgents, ({ id }) => hasAgents(platform.database, { id }))
    platform.hooks.connect(workspaceHooks.ownerOfAgent, findAgentOwner)
    platform.hooks.connect(billingHooks.onTierChanged, (transaction, ownerId, to) =>
      applyTier(transaction, { ownerId, tier: to, now: platform.clock() }),
    )
  },
  routes: agentRoutes,
  work: async (platform) => {
    if (!platform.config.deletesForgottenAgents) return
    await deleteForgottenAgents(platform)
    await platform.jobs.every('delete-forgotten-agents', 60, () => deleteForgottenAgents(platform))
  },
}

/** Whether the owner has an agent of any status. */
async function hasAgents(database: Queryable, { id }: Pick<Owner, 'id'>): Promise<boolean> {
  const found = await database.select({ id: agents.id }).from(agents).where(eq(agents.ownerId, id)).limit(1)
  return found.length > 0
}
