import { accountPageSize } from '@parleykit/contract/setup/managed-accounts'
import { and, desc, eq, isNotNull, isNull, lt, or, type SQL, sql } from '../../platform/database/drizzle.ts'
import type { Queryable } from '../../platform/database/index.ts'
import { twoSteps, users } from './base/tables.ts'
import { accountKey } from './core/account-key.ts'

export interface AccountSearch {
  /** Part of a username or an email address. */
  readonly q?: string | undefined
  readonly state?: 'enabled' | 'disabled' | undefined
  /** Only older accounts than this one. */
  readonly after?: number | undefined
  /** Only this account. */
  readonly id?: number | undefined
}

/** A page of the server's accounts except the product's own, newest first. */
export async function listAccountPage(database: Queryable, { q, state, after, id }: AccountSearch) {
  const contains = (column: SQL.Aliased | typeof users.usernameKey | typeof users.emailKey) =>
    sql`position(${accountKey(q ?? '')} in ${column}) > 0`
  return database
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      plan: users.subscriptionTier,
      grantedPlan: users.grantedTier,
      registeredAt: users.createdAt,
      disabledAt: users.disabledAt,
      lastSeenAt: users.lastSeenAt,
      hasTwoStep: sql<boolean>`exists (select 1 from ${twoSteps} where ${twoSteps.userId} = ${users.id} and ${twoSteps.confirmedAt} is not null)`,
    })
    .from(users)
    .where(
      and(
        eq(users.isSystem, false),
        q ? or(contains(users.usernameKey), contains(users.emailKey)) : undefined,
        state && (state === 'disabled' ? isNotNull(users.disabledAt) : isNull(users.disabledAt)),
        after ? lt(users.id, after) : undefined,
        id ? eq(users.id, id) : undefined,
      ),
    )
    .orderBy(desc(users.id))
    .limit(accountPageSize)
}
