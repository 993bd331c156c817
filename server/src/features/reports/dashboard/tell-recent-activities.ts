import type { Activity } from '@parleykit/contract/reports/dashboard/dashboard'
import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'
import type { Owner, OwnerContext } from '../../auth/index.ts'
import { conversations } from '../../conversations/index.ts'
import { listRecentActivities } from '../../workspaces/activity/index.ts'

/** An owner's newest activities from `listRecentActivities`, with the visitors' questions. */
export async function tellRecentActivities(
  { platform, owner }: OwnerContext,
  isOwner: boolean,
): Promise<Activity[]> {
  const activities = await listRecentActivities(platform, { userId: owner.id, isOwner })
  const ids = activities.flatMap(({ conversationId }) => conversationId ?? [])
  const asked = await readAsked(platform.database, owner, ids)
  return activities.map(({ conversationId, ...activity }) => ({
    ...activity,
    asked: (conversationId === null ? undefined : asked.get(conversationId)) ?? null,
  }))
}

/** Only for the owner's agents: a transferred agent took its conversations along. */
async function readAsked(database: Queryable, owner: Owner, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, NonNullable<Activity['asked']>>()
  const rows = await database
    .select({ conversationId: conversations.id, agentName: agents.name, question: conversations.preview })
    .from(conversations)
    .innerJoin(agents, eq(agents.id, conversations.agentId))
    .where(and(inArray(conversations.id, [...ids]), eq(agents.ownerId, owner.id)))
  return new Map(rows.map((row) => [row.conversationId, row]))
}
