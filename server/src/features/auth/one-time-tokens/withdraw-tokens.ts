import { and, eq, inArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../base/tables.ts'
import type { OneTimeTokenPurpose } from './issue-token.ts'

/** What is sent to the address of an account: worthless once that is another one. */
export const addressTokens = [
  'password_reset',
  'sign_in_link',
  'email_confirmation',
  'first_email_confirmation',
] as const satisfies readonly OneTimeTokenPurpose[]

/** Makes an account's tokens of some purposes worthless. */
export async function withdrawTokens(
  transaction: Transaction,
  userId: number,
  ...purposes: OneTimeTokenPurpose[]
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}
