import type { ChangeTwoStepInput } from '@parleykit/contract/auth/two-step'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import type { Owner } from '../base/to-owner.ts'
import { proveIdentity } from '../proof/prove-identity.ts'
import { deleteTwoStep } from './delete-two-step.ts'
import { requireTwoStep } from './require-two-step.ts'

/** Turns two-step sign-in off after the owner confirms with password and code. */
export async function turnOffTwoStep(
  platform: Platform,
  owner: Owner,
  input: ChangeTwoStepInput,
  caller: Caller,
): Promise<void> {
  await proveIdentity(platform, owner, input, caller)
  await platform.database.transaction(async (transaction) => {
    await requireTwoStep(transaction, owner.id)
    await deleteTwoStep(transaction, owner.id)
    await platform.mail.send(transaction, toEmail(emailTemplates.twoStepOff(owner.username), owner.email))
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'two_step_off', userId: owner.id, caller })
}
