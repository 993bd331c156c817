import { eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { activities } from './tables.ts'

/** Deletes the activities of a deleted agent, since their links would lead nowhere. */
export async function deleteAgentActivities(database: Queryable, agentId: number): Promise<void> {
  await database.delete(activities).where(eq(activities.botId, agentId))
}
