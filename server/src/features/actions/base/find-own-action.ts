import { and, eq } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import { findOwnAgent } from '../../agents/index.ts'
import type { Owner } from '../../auth/index.ts'
import { type ActionRow, actions } from './tables.ts'

/** Finds an action of one of the owner's agents. Throws `not_found` for those of other owners too. */
export async function findOwnAction(
  { database, owner }: { readonly database: Queryable; readonly owner: Owner },
  { id: agentId, actionId }: { readonly id: number; readonly actionId: number },
): Promise<ActionRow> {
  await findOwnAgent(database, owner, agentId)
  const [action] = await database
    .select()
    .from(actions)
    .where(and(eq(actions.id, actionId), eq(actions.agentId, agentId)))
  if (!action) throw notFound('Action')
  return action
}
