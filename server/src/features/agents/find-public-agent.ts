import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { type AgentRow, agents } from './tables.ts'

/** The agent behind a publicId, whatever its status; `not_found` when there is none. */
export async function findPublicAgent(database: Queryable, publicId: string): Promise<AgentRow> {
  const [agent] = await database.select().from(agents).where(eq(agents.publicId, publicId))
  if (!agent) throw notFound('Agent')
  return agent
}
