import { eq } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import type { Owner } from '../auth/index.ts'
import { agents } from './base/tables.ts'

/** Whether the owner has an agent of any status. */
export async function hasAgents(database: Queryable, { id }: Pick<Owner, 'id'>): Promise<boolean> {
  const found = await database.select({ id: agents.id }).from(agents).where(eq(agents.ownerId, id)).limit(1)
  return found.length > 0
}
