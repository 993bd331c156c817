import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { accountKey } from '../core/account-key.ts'
import { users } from './tables.ts'

/**
 * Marks an address as confirmed if it is the account's and wasn't confirmed yet: the user has shown that they read its
 * mail.
 */
export async function markEmailConfirmed(
  transaction: Transaction,
  { userId, email, now }: { readonly userId: number; readonly email: string; readonly now: Date },
): Promise<void> {
  await transaction
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailKey, accountKey(email)), isNull(users.emailConfirmedAt)))
}
