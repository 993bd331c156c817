import { accountTexts } from '@parleykit/contract/auth/texts'
import type { BeginTwoStepInput } from '@parleykit/contract/auth/two-step'
import { isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { requireConfirmedEmail } from '../base/require-confirmed-email.ts'
import { twoSteps } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { checkOwnPassword } from '../proof/check-own-password.ts'
import { sealSecret } from '../proof/sealed-secret.ts'
import { createSecret } from '../proof/totp.ts'

/**
 * Creates a secret for an authenticator app and replaces an unconfirmed one. Throws `already_exists` if one was
 * confirmed, and `email_unconfirmed`.
 */
export async function setUpTwoStep(
  platform: Platform,
  owner: Owner,
  { password }: BeginTwoStepInput,
  caller: Caller,
): Promise<{ secret: string; uri: string }> {
  requireConfirmedEmail(platform, owner)
  await checkOwnPassword(platform, owner, password, caller)
  const created = createSecret(owner.username)
  const sealedSecret = await sealSecret(platform, created.secret)
  const stored = await platform.database
    .insert(twoSteps)
    .values({ userId: owner.id, sealedSecret })
    .onConflictDoUpdate({
      target: twoSteps.userId,
      set: { sealedSecret, lastStep: null },
      setWhere: isNull(twoSteps.confirmedAt),
    })
    .returning({ userId: twoSteps.userId })
  if (stored.length === 0) throw new DomainError('already_exists', accountTexts.twoStepIsOn)
  return created
}
