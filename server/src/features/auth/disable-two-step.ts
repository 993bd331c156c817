import { notifyOwner } from '../notifications/index.ts'
import type { Operator } from './base/operator.ts'
import { recordSecurityEvent } from './base/record-security-event.ts'
import { deleteTwoStep } from './two-step/delete-two-step.ts'

/**
 * Turns an account's two-step sign-in off at the operator's request, for a user who lost their second step and their
 * recovery codes.
 */
export async function disableTwoStep(operator: Operator, userId: number): Promise<void> {
  await deleteTwoStep(operator.database, userId)
  notifyOwner(operator, userId, { topic: 'account' })
  await recordSecurityEvent(operator, { name: 'two_step_off', userId, caller: null })
}
