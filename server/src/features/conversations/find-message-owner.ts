import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { agents } from '../agents/index.ts'
import { messages } from './base/tables.ts'

/** ID of the owner of a message's agent; null if there is no message with this id. */
export async function findMessageOwner(database: Queryable, messageId: number): Promise<number | null> {
  const [found] = await database
    .select({ ownerId: agents.ownerId })
    .from(messages)
    .innerJoin(agents, eq(agents.id, messages.agentId))
    .where(eq(messages.id, messageId))
  return found?.ownerId ?? null
}
