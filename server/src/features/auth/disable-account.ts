import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { knownDevices, oneTimeTokens, sessions, users } from './base/tables.ts'

/** Disables an account: ends its sessions, blocks new ones, and hides its agents. */
export async function disableAccount(
  operator: Operator,
  userId: number,
  record: RecordChange = unrecorded,
): Promise<void> {
  const { database, clock } = operator
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ disabledAt: clock() }).where(eq(users.id, userId))
    await transaction.delete(sessions).where(eq(sessions.userId, userId))
    await transaction.delete(knownDevices).where(eq(knownDevices.userId, userId))
    await transaction.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId))
    await record(transaction)
  })
  notifyOwner(operator, userId, { topic: 'account' })
  await recordSecurityEvent(operator, { name: 'account_disabled', userId, caller: null })
}
