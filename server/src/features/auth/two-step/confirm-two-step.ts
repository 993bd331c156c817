import { accountTexts } from '@parleykit/contract/auth/texts'
import type { ConfirmTwoStepInput } from '@parleykit/contract/auth/two-step'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { requireConfirmedEmail } from '../base/require-confirmed-email.ts'
import { twoSteps, users } from '../base/tables.ts'
import { codeByAccount } from '../base/throttle-rules.ts'
import type { Owner } from '../base/to-owner.ts'
import { parseCode } from '../core/recovery-code.ts'
import { openSecret } from '../proof/sealed-secret.ts'
import { findTotpStep } from '../proof/totp.ts'
import { replaceRecoveryCodes } from './replace-recovery-codes.ts'

/** Turns two-step sign-in on after a code shows that the app has the secret. Returns the recovery codes. */
export async function confirmTwoStep(
  platform: Platform,
  owner: Owner,
  input: ConfirmTwoStepInput,
  caller: Caller,
): Promise<string[]> {
  requireConfirmedEmail(platform, owner)
  const now = platform.clock()
  await platform.throttles.consume(codeByAccount, `${owner.id} setup`)
  const codes = await platform.database.transaction(async (transaction) => {
    // Sign-in locks the user too: a sign-in that began without a second step either ends first or has to take one.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, owner.id)).for('update')
    const waiting = and(eq(twoSteps.userId, owner.id), isNull(twoSteps.confirmedAt))
    const [twoStep] = await transaction.select().from(twoSteps).where(waiting).for('update')
    if (!twoStep) throw new DomainError('validation_failed', accountTexts.twoStepNotBegun)
    const step = findTotpStep(await openSecret(platform, twoStep.sealedSecret), parseCode(input.code), now)
    if (step === null) throw new DomainError('code_invalid', accountTexts.codeInvalid)
    await transaction.update(twoSteps).set({ confirmedAt: now, lastStep: step }).where(waiting)
    await platform.mail.send(transaction, toEmail(emailTemplates.twoStepOn(owner.username), owner.email))
    return replaceRecoveryCodes(transaction, owner.id)
  })
  await platform.throttles.reset(codeByAccount, `${owner.id} setup`)
  notifyOwner(platform, owner.id, { topic: 'account' })
  await recordSecurityEvent(platform, { name: 'two_step_on', userId: owner.id, caller })
  return codes
}
