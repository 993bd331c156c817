import type { Activity } from '@parleykit/contract/dashboard'
import { recentActivitiesShown } from '@parleykit/contract/limits'
import { desc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { activities } from './tables.ts'

/** An owner's newest activities, newest first. */
export async function listRecentActivities(database: Queryable, userId: number): Promise<Activity[]> {
  const rows = await database
    .select({ row: activities, actor: users.username })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(eq(activities.userId, userId))
    .orderBy(desc(activities.id))
    .limit(recentActivitiesShown)
  return rows.map(({ row, actor }) => ({
    id: row.id,
    activityType: row.activityType,
    botId: row.botId,
    description: row.description,
    actor,
    createdAt: row.createdAt.toISOString(),
  }))
}
