import { eq } from '../../platform/database/drizzle.ts'
import type { Operator } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { users } from './base/tables.ts'

/** Enables an account again that the operator had disabled. */
export async function enableAccount(operator: Operator, userId: number): Promise<void> {
  await operator.database.update(users).set({ disabledAt: null }).where(eq(users.id, userId))
  await recordSecurityEvent(operator, { name: 'account_enabled', userId, caller: null })
}
