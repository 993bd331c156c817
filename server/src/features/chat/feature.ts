import type { Feature } from '../../platform/feature.ts'
import type { Platform } from '../../platform/platform.ts'
import { releaseLostTokens } from '../billing/usage/index.ts'
import { releaseLostBudgets } from '../models/spend/index.ts'
import { liveHandoffHooks } from '../support/live-handoff/index.ts'
import { turnMsMax } from './core/turn-ms-max.ts'
import { deleteOldDailyReplyCounts } from './delete-old-daily-reply-counts.ts'
import { failAbandonedTurns } from './fail-abandoned-turns.ts'
import { shareLiveTurns } from './live/share-live-turns.ts'
import { muteAnswers } from './mute-answers.ts'
import { chatRoutes } from './routes.ts'

export const chatFeature: Feature = {
  connect: (platform) => {
    platform.hooks.connect(liveHandoffHooks.muteAnswers, (conversationId) =>
      muteAnswers(platform, conversationId),
    )
    shareLiveTurns(platform)
  },
  routes: chatRoutes,
  work: async (platform, { isAlone }) => {
    const { clock, jobs } = platform
    await jobs.every('forget-daily-replies', 30, () => deleteOldDailyReplyCounts(platform))
    await jobs.every('settle-lost-turns', 5, () =>
      settleLost(platform, new Date(clock().getTime() - turnMsMax)),
    )
    if (isAlone) await settleLost(platform, clock())
  },
}

async function settleLost({ database }: Platform, before: Date): Promise<void> {
  await failAbandonedTurns(database, before)
  await releaseLostTokens(database, before)
  await releaseLostBudgets(database, before)
}
