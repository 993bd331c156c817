import type { Platform } from '../../platform/platform.ts'
import { recordActivity } from '../activity/index.ts'
import { type AgentRow, lockAgent } from '../agents/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type DailyCap, dailyLimitNotices } from './base/tables.ts'
import { dayOf } from './core/day-of.ts'

/** Notifies the owner, once a day for each cap, that an agent turned a visitor away. */
export async function noteDailyLimit(
  platform: Platform,
  { agent, cap }: { readonly agent: AgentRow; readonly cap: DailyCap },
): Promise<void> {
  const createdAt = platform.clock()
  const isNew = await platform.database.transaction(async (transaction) => {
    await lockAgent(transaction, { agentId: agent.id })
    const claimed = await transaction
      .insert(dailyLimitNotices)
      .values({ agentId: agent.id, day: dayOf(createdAt), cap })
      .onConflictDoNothing()
      .returning({ agentId: dailyLimitNotices.agentId })
    if (claimed.length === 0) return false
    await recordActivity(transaction, {
      userId: agent.ownerId,
      activityType: 'daily_limit_reached',
      botId: agent.id,
      description: describe(agent, cap),
      createdAt,
    })
    return true
  })
  if (isNew) notifyOwner(platform, agent.ownerId, { topic: 'activity' })
}

function describe({ name, dailyReplies, dailyRepliesPerAddress }: AgentRow, cap: DailyCap): string {
  return cap === 'agent'
    ? `"${name}" has reached its daily limit of ${dailyReplies} replies and won't answer visitors until tomorrow`
    : `"${name}" stopped answering a visitor who reached the limit of ${dailyRepliesPerAddress} replies today`
}
