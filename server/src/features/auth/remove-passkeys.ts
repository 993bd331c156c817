import { eq } from '../../platform/database/drizzle.ts'
import { notifyOwner } from '../notifications/index.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { passkeys } from './base/tables.ts'

/** Removes every passkey of an account and returns how many there were. Runs at the operator's request. */
export async function removePasskeys(
  operator: Operator,
  userId: number,
  record: RecordChange = unrecorded,
): Promise<number> {
  const removed = await operator.database.transaction(async (transaction) => {
    const names = await transaction
      .delete(passkeys)
      .where(eq(passkeys.userId, userId))
      .returning({ name: passkeys.name })
    if (names.length > 0) await record(transaction)
    return names
  })
  if (removed.length === 0) return 0
  notifyOwner(operator, userId, { topic: 'account' })
  const subject = removed.map(({ name }) => name).join(', ')
  await recordSecurityEvent(operator, { name: 'passkey_removed', userId, caller: null, subject })
  return removed.length
}
