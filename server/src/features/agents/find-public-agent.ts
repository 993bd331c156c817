import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/index.ts'
import { notFound } from '../../platform/http/index.ts'
import { type AgentRow, agents } from './tables.ts'

/** What create-agent makes; anything else can't be one, and may not even be storable text. */
const publicIdPattern = /^[\w-]{1,64}$/

/** The agent behind a publicId, whatever its status; `not_found` when there is none. */
export async function findPublicAgent(database: Queryable, publicId: string): Promise<AgentRow> {
  if (!publicIdPattern.test(publicId)) throw notFound('Agent')
  const [agent] = await database.select().from(agents).where(eq(agents.publicId, publicId))
  if (!agent) throw notFound('Agent')
  return agent
}
