import type { ActivityType } from '@parleykit/contract/dashboard'
import type { Queryable } from '../../platform/database/index.ts'
import { activities } from './tables.ts'

export interface NewActivity {
  readonly userId: number
  readonly activityType: ActivityType
  /** Null for what is about the account, such as its plan: its owner alone sees that. */
  readonly botId: number | null
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
