import { notifyOwner } from '../notifications/index.ts'
import { type Operator, type RecordChange, unrecorded } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { deleteTwoStep } from './two-step/delete-two-step.ts'

/**
 * Turns an account's two-step sign-in off at the operator's request, for a user who lost their second step and their
 * recovery codes.
 */
export async function disableTwoStep(
  operator: Operator,
  userId: number,
  record: RecordChange = unrecorded,
): Promise<void> {
  await operator.database.transaction(async (transaction) => {
    await deleteTwoStep(transaction, userId)
    await record(transaction)
  })
  notifyOwner(operator, userId, { topic: 'account' })
  await recordSecurityEvent(operator, { name: 'two_step_off', userId, caller: null })
}
