import type { ActivityType } from '@parleykit/contract/dashboard'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { insertFrom } from '../../platform/database/index.ts'
import { activities } from './tables.ts'

/**
 * `recordActivity` as a step of a single statement, for the row of `source`. Executed with `ownerId`, `agentId`, `description`
 * and `now`.
 */
export function activityFrom(activityType: ActivityType, source: SQLWrapper): SQL {
  const activity = {
    userId: sql.placeholder('ownerId'),
    activityType,
    botId: sql.placeholder('agentId'),
    description: sql.placeholder('description'),
    createdAt: sql.placeholder('now'),
  }
  return insertFrom(activities, activity, source)
}
