import type { Feature } from '../../platform/feature.ts'
import { agentHooks } from '../agents/index.ts'
import { billingHooks } from '../billing/index.ts'
import { transferHooks } from '../ownership-transfers/index.ts'
import { workspaceHooks } from '../workspaces/index.ts'
import { callByMail } from './call-by-mail.ts'
import { endTakeovers } from './end-takeovers.ts'
import { endTakeoversWithoutSeat } from './end-takeovers-without-seat.ts'
import { callByMailJob } from './jobs.ts'
import { leaveTakenAgents } from './leave-taken-agents.ts'
import { takeoverRoutes } from './routes.ts'

export const liveHandoffFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(workspaceHooks.onMayEditNoMore, ({ workspaceId, userId }) =>
      endTakeovers(platform, { workspaceId, personId: userId }),
    )
    hooks.connect(billingHooks.afterTierChanged, (ownerId) => endTakeoversWithoutSeat(platform, ownerId))
    hooks.connect(agentHooks.onTakeoversSwitchedOff, (agentId) => endTakeovers(platform, { agentId }))
    hooks.connect(transferHooks.onAgentsTaken, leaveTakenAgents)
  },
  routes: takeoverRoutes,
  work: (platform) => platform.jobs.work(callByMailJob, 1, (call) => callByMail(platform, call)),
}
