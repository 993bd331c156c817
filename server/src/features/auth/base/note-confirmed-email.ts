import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { accountKey } from '../core/account-key.ts'
import { users } from './tables.ts'

/** Notes that the mails to an address are read by whoever uses the account, where it is the account's and wasn't known to be. */
export async function noteConfirmedEmail(
  transaction: Transaction,
  { userId, email, now }: { readonly userId: number; readonly email: string; readonly now: Date },
): Promise<void> {
  await transaction
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailKey, accountKey(email)), isNull(users.emailConfirmedAt)))
}
