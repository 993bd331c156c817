import type { ActivityType } from '@parleykit/contract/reports/dashboard/dashboard'
import type { SQL, SQLWrapper } from '../../../platform/database/drizzle.ts'
import { insertFrom, type Placeholders } from '../../../platform/database/index.ts'
import { activities } from './tables.ts'

interface ToldActivity {
  readonly ownerId: number
  readonly agentId: number
  readonly conversationId: number
  readonly description: string | null
  readonly now: Date
}

/** `recordActivity` as a step of a single statement, for the row of `source`. */
export function recordActivitySql(
  given: Placeholders<ToldActivity>,
  activityType: ActivityType,
  source: SQLWrapper,
): SQL {
  const activity = {
    userId: given.ownerId,
    activityType,
    botId: given.agentId,
    conversationId: given.conversationId,
    description: given.description,
    createdAt: given.now,
  }
  return insertFrom(activities, activity, source)
}
