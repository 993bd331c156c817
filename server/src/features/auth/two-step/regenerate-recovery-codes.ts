import type { ChangeTwoStepInput } from '@parleykit/contract/auth/two-step'
import type { Platform } from '../../../platform/platform.ts'
import { notifyOwner } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import type { Owner } from '../base/to-owner.ts'
import { proveIdentity } from '../proof/prove-identity.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'
import { requireTwoStep } from './require-two-step.ts'

/** Creates new recovery codes after identity confirmation. The old ones no longer work. */
export async function regenerateRecoveryCodes(
  platform: Platform,
  owner: Owner,
  input: ChangeTwoStepInput,
  caller: Caller,
): Promise<string[]> {
  await proveIdentity(platform, owner, input, caller)
  const codes = await platform.database.transaction(async (transaction) => {
    await requireTwoStep(transaction, owner.id)
    return replaceRecoveryCodes(transaction, owner.id)
  })
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'recovery_codes_renewed', userId: owner.id, caller })
  return codes
}
