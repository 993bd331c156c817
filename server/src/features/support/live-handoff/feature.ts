import type { Feature } from '../../../platform/feature.ts'
import { agentHooks } from '../../agents/index.ts'
import { transferHooks } from '../../agents/ownership-transfers/index.ts'
import { billingHooks } from '../../billing/index.ts'
import { workspaceHooks } from '../../workspaces/index.ts'
import { emailHandoffRequest } from './email-handoff-request.ts'
import { endLiveHandoffs } from './end-live-handoffs.ts'
import { endLiveHandoffsWithoutSeat } from './end-live-handoffs-without-seat.ts'
import { emailHandoffRequestJob } from './jobs.ts'
import { releaseTransferredAgents } from './release-transferred-agents.ts'
import { liveHandoffRoutes } from './routes.ts'

export const liveHandoffFeature: Feature = {
  connect: (platform) => {
    const { hooks } = platform
    hooks.connect(workspaceHooks.onMayEditNoMore, ({ workspaceId, userId }) =>
      endLiveHandoffs(platform, { workspaceId, personId: userId }),
    )
    hooks.connect(billingHooks.afterTierChanged, (ownerId) => endLiveHandoffsWithoutSeat(platform, ownerId))
    hooks.connect(agentHooks.onLiveHandoffSwitchedOff, (agentId) => endLiveHandoffs(platform, { agentId }))
    hooks.connect(transferHooks.onAgentsTaken, releaseTransferredAgents)
  },
  routes: liveHandoffRoutes,
  work: (platform) =>
    platform.jobs.work(emailHandoffRequestJob, 1, (call) => emailHandoffRequest(platform, call)),
}
