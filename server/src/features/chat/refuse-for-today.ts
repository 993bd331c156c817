import type { ChatRequest } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AgentRow, lockAgent } from '../agents/index.ts'
import { questionLanguage } from '../answering/index.ts'
import { notifyOwner } from '../notifications/index.ts'
import { recordActivity } from '../workspaces/activity/index.ts'
import { type DailyCap, dailyLimitNotices } from './base/tables.ts'
import { dayOf, secondsToNextDay } from './core/day-of.ts'

/** Makes the refusal for a question that came after the last reply of the day, and notifies the owner. */
export async function refuseForToday(
  platform: Platform,
  {
    agent,
    cap,
    input: { message, language },
  }: {
    readonly agent: AgentRow
    readonly cap: DailyCap
    readonly input: Pick<ChatRequest, 'message' | 'language'>
  },
): Promise<DomainError> {
  await noteDailyLimit(platform, { agent, cap })
  const { dailyLimitReached } = visitorTexts(questionLanguage(message, [], [], language))
  const retryAfterSeconds = secondsToNextDay(platform.clock())
  return new DomainError('daily_limit_reached', dailyLimitReached, { retryAfterSeconds })
}

/** Notifies the owner, once a day for each cap, that an agent turned a visitor away. */
async function noteDailyLimit(
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
