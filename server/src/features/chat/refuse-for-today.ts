import type { ChatRequest } from '@parleykit/contract/chat/chat'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AgentRow } from '../agents/index.ts'
import { questionLanguage } from '../answering/index.ts'
import type { DailyCap } from './base/tables.ts'
import { secondsToNextDay } from './core/day-of.ts'
import { noteDailyLimit } from './note-daily-limit.ts'

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
