import type { ManagedAccount } from '@parleykit/contract/setup/managed-accounts'
import { count, inArray } from '../../../platform/database/drizzle.ts'
import type { Queryable } from '../../../platform/database/index.ts'
import { agents } from '../../agents/index.ts'
import { type AccountSearch, listAccountPage, type Owner } from '../../auth/index.ts'
import { workspaceMembers } from '../../workspaces/index.ts'

/** A page of accounts as the operator sees them: nothing of what is in them. */
export async function listManagedAccounts(
  { database, owner }: { readonly database: Queryable; readonly owner: Pick<Owner, 'id'> },
  search: AccountSearch,
): Promise<ManagedAccount[]> {
  const page = await listAccountPage(database, search)
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const agentCounts = await database
    .select({ id: agents.ownerId, count: count() })
    .from(agents)
    .where(inArray(agents.ownerId, ids))
    .groupBy(agents.ownerId)
  const memberCounts = await database
    .select({ id: workspaceMembers.workspaceId, count: count() })
    .from(workspaceMembers)
    .where(inArray(workspaceMembers.workspaceId, ids))
    .groupBy(workspaceMembers.workspaceId)
  const countIn = (counts: typeof agentCounts, id: number) =>
    counts.find((counted) => counted.id === id)?.count ?? 0
  return page.map(({ registeredAt, lastSeenAt, disabledAt, ...account }) => ({
    ...account,
    registeredAt: registeredAt.toISOString(),
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    agents: countIn(agentCounts, account.id),
    members: countIn(memberCounts, account.id),
    isDisabled: disabledAt !== null,
    isSelf: account.id === owner.id,
  }))
}
