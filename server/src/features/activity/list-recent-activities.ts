import type { Activity } from '@parleykit/contract/dashboard'
import { recentActivitiesShown } from '@parleykit/contract/limits'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { users } from '../auth/index.ts'
import { activities } from './tables.ts'

/** An owner's newest activities, newest first; for members those of agents, without those of the account. */
export async function listRecentActivities(
  database: Queryable,
  userId: number,
  isOwner: boolean,
): Promise<Activity[]> {
  const rows = await database
    .select({ row: activities, actor: users.username })
    .from(activities)
    .leftJoin(users, eq(users.id, activities.actorId))
    .where(and(eq(activities.userId, userId), isOwner ? undefined : isNotNull(activities.botId)))
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
