import { eq } from '../../platform/database/drizzle.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { users } from './base/tables.ts'

/** Enables an account again that the operator had disabled. */
export async function enableAccount(
  operator: Operator,
  userId: number,
  record: RecordChange = unrecorded,
): Promise<void> {
  await operator.database.transaction(async (transaction) => {
    await transaction.update(users).set({ disabledAt: null }).where(eq(users.id, userId))
    await record(transaction)
  })
  await recordSecurityEvent(operator, { name: 'account_enabled', userId, caller: null })
}
