import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../base/tables.ts'
import type { OneTimeTokenPurpose } from './issue-token.ts'

/** Purposes of tokens sent to an account's address. They become invalid when the address changes. */
export const addressTokens = [
  'password_reset',
  'sign_in_link',
  'email_confirmation',
  'first_email_confirmation',
] as const satisfies readonly OneTimeTokenPurpose[]

/** Invalidates an account's tokens of the given purposes. */
export async function withdrawTokens(
  transaction: Transaction,
  userId: number,
  ...purposes: OneTimeTokenPurpose[]
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}
