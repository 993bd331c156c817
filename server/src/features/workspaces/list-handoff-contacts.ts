import { and, inArray, isNotNull } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { findOwner, users } from '../auth/index.ts'
import { listMembers } from './list-members.ts'

/** People with a confirmed address who may answer in a workspace: its owner and its editors. */
export async function listHandoffContacts(
  database: Queryable,
  workspaceId: number,
): Promise<{ username: string; email: string }[]> {
  const owner = await findOwner(database, workspaceId)
  if (!owner) return []
  const editors = (await listMembers(database, owner)).filter(
    ({ role, isPaused }) => role === 'editor' && !isPaused,
  )
  const ids = [workspaceId, ...editors.map(({ userId }) => userId)]
  return database
    .select({ username: users.username, email: users.email })
    .from(users)
    .where(and(inArray(users.id, ids), isNotNull(users.emailConfirmedAt)))
}
