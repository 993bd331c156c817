import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { type AgentRow, holdAgent } from '../agents/index.ts'
import { claimLimitNotice } from '../usage/index.ts'

/** Tells the owner, once a period, that an agent could not answer because the credits are used up. */
export async function noteCreditLimit(platform: Platform, agent: AgentRow): Promise<void> {
  await platform.database.transaction(async (transaction) => {
    await holdAgent(transaction, agent.id)
    const createdAt = platform.clock()
    if (!(await claimLimitNotice(transaction, agent.ownerId, createdAt))) return
    await recordActivity(transaction, {
      userId: agent.ownerId,
      activityType: 'credit_limit_reached',
      botId: agent.id,
      description: `This month’s chat credits are used up: "${agent.name}" could not answer a visitor`,
      createdAt,
    })
  })
}
