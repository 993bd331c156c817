import { systemTier } from '@parleykit/contract/billing/plans'
import { eq } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { users } from './base/tables.ts'
import { type Owner, toOwner } from './base/to-owner.ts'

/** Can't be registered: it is neither a valid username nor an address. */
const name = '@parleykit'

/** The workspace of the product's own agent, created if missing. It has no password, and sign-in never finds it. */
export async function ensureSystemAccount(transaction: Transaction, createdAt: Date): Promise<Owner> {
  await transaction
    .insert(users)
    .values({
      ...{ username: name, usernameKey: name, email: name, emailKey: name },
      subscriptionTier: systemTier,
      createdAt,
      isSystem: true,
    })
    .onConflictDoNothing()
  const [account] = await transaction.select().from(users).where(eq(users.isSystem, true))
  if (!account) throw new Error(`The name ${name} is taken by an account`)
  return toOwner(account)
}
