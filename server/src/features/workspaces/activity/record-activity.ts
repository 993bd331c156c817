import type { ActivityType } from '@parleykit/contract/reports/dashboard/dashboard'
import type { Queryable } from '../../../platform/database/index.ts'
import { activities } from './tables.ts'

export interface NewActivity {
  readonly userId: number
  readonly activityType: ActivityType
  /** Null for an activity of the account, such as a change of plan: only its owner sees it. */
  readonly botId: number | null
  /** The conversation that it links to. */
  readonly conversationId?: number
  /** Contains the agent's name in double quotes. */
  readonly description: string
  /** The person who did it. Absent for visitors and automatic activities. */
  readonly actorId?: number
  readonly createdAt: Date
}

/** Inserts an activity in the caller's transaction. */
export async function recordActivity(database: Queryable, activity: NewActivity): Promise<void> {
  await database.insert(activities).values(activity)
}
