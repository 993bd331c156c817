import type { Queryable } from '../../platform/database/index.ts'
import { findOwner } from '../auth/index.ts'
import { listMembers } from './list-members.ts'

/** IDs of the members that a workspace's plan has no seat for. */
export async function listPausedMembers(database: Queryable, workspaceId: number): Promise<number[]> {
  const owner = await findOwner(database, workspaceId)
  if (!owner) return []
  return (await listMembers(database, owner)).filter(({ isPaused }) => isPaused).map(({ userId }) => userId)
}
