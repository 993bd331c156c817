import type { Feature } from '../../../platform/feature.ts'
import { agentHooks } from '../../agents/index.ts'
import { transferHooks } from '../../agents/ownership-transfers/index.ts'
import { billingHooks } from '../../billing/index.ts'
import { workspaceHooks } from '../../workspaces/index.ts'
import { emailHandoffRequest } from './email-handoff-request.ts'
import { endTakeovers } from './end-takeovers.ts'
import { endTakeoversWithoutSeat } from './end-takeovers-without-seat.ts'
import { emailHandoffRequestJob } from './jobs.ts'
import { releaseTransferredAgents } from './release-transferred-agents.ts'
import { takeoverRoutes } from './routes.ts'

export const liveHandoffFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(workspaceHooks.onMayEditNoMore, ({ workspaceId, userId }) =>
      endTakeovers(platform, { workspaceId, personId: userId }),
    )
    hooks.connect(billingHooks.afterTierChanged, (ownerId) => endTakeoversWithoutSeat(platform, ownerId))
    hooks.connect(agentHooks.onTakeoversSwitchedOff, (agentId) => endTakeovers(platform, { agentId }))
    hooks.connect(transferHooks.onAgentsTaken, releaseTransferredAgents)
  },
  routes: takeoverRoutes,
  work: (platform) =>
    platform.jobs.work(emailHandoffRequestJob, 1, (call) => emailHandoffRequest(platform, call)),
}
