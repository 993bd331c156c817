import type { SecurityEventName } from '@parleykit/contract/auth/security-events'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { passkeys, users } from '../base/tables.ts'
import { deleteTwoStep } from '../two-step/delete-two-step.ts'

/**
 * Gives an account to the reader of its mailbox if the address was never confirmed. Removes the second step and
 * passkeys that the previous user set up. Returns the security events to record.
 */
export async function claimEmail(
  transaction: Transaction,
  userId: number,
  now: Date,
): Promise<SecurityEventName[]> {
  const hadTwoStep = await hasTwoStep(transaction, userId)
  await deleteTwoStep(transaction, userId)
  const removed = await transaction
    .delete(passkeys)
    .where(eq(passkeys.userId, userId))
    .returning({ id: passkeys.id })
  await transaction.update(users).set({ emailConfirmedAt: now }).where(eq(users.id, userId))
  return [
    'email_confirmed',
    ...(hadTwoStep ? (['two_step_off'] as const) : []),
    ...(removed.length > 0 ? (['passkey_removed'] as const) : []),
  ]
}
