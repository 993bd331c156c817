import type { ActivityType } from '@parleykit/contract/dashboard'
import type { Queryable } from '../../platform/database/index.ts'
import { activities } from './tables.ts'

export interface NewActivity {
  readonly userId: number
  readonly activityType: ActivityType
  readonly botId: number
  /** Has the agent's name between double quotes. */
  readonly description: string
  /** Who did it; absent for visitors and for what happens by itself. */
  readonly actorId?: number
  readonly createdAt: Date
}

/** Writes an activity as a piece of the caller's transaction. */
export async function recordActivity(database: Queryable, activity: NewActivity): Promise<void> {
  await database.insert(activities).values(activity)
}
