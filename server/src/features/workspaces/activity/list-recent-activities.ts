import type { Activity } from '@parleykit/contract/reports/dashboard/dashboard'
import { olderNotices, recentActivitiesShown } from '@parleykit/contract/reports/dashboard/limits'
import { and, desc, eq, gte, isNotNull, lt } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { users } from '../../auth/index.ts'
import { activities, isNotice } from './tables.ts'

/** An activity with the ID of its conversation, or null if it has none. */
export type ActivityOfConversation = Omit<Activity, 'asked'> & { readonly conversationId: number | null }

const dayMs = 24 * 3600 * 1000

/**
 * An owner's newest activities, newest first, followed by the last limit notices that many later activities would hide.
 * Members get those of agents, without those of the account.
 */
export async function listRecentActivities(
  { database, clock }: Platform,
  { userId, isOwner }: { readonly userId: number; readonly isOwner: boolean },
): Promise<ActivityOfConversation[]> {
  const ofReader = and(eq(activities.userId, userId), isOwner ? undefined : isNotNull(activities.botId))
  const list = (where = ofReader) =>
    database
      .select({ row: activities, actor: users.username })
      .from(activities)
      .leftJoin(users, eq(users.id, activities.actorId))
      .where(where)
      .orderBy(desc(activities.id))
  const newest = await list().limit(recentActivitiesShown)
  const oldest = newest.length < recentActivitiesShown ? undefined : newest.at(-1)
  const since = new Date(clock().getTime() - olderNotices.days * dayMs)
  const older =
    oldest &&
    (await list(
      and(ofReader, lt(activities.id, oldest.row.id), isNotice, gte(activities.createdAt, since)),
    ).limit(olderNotices.shown))
  return [...newest, ...(older ?? [])].map(({ row, actor }) => ({
    id: row.id,
    activityType: row.activityType,
    botId: row.botId,
    conversationId: row.conversationId,
    description: row.description,
    actor,
    createdAt: row.createdAt.toISOString(),
  }))
}
