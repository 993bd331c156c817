import { and, eq, isNotNull, isNull, lt, or } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recoveryCodes, twoSteps } from '../base/tables.ts'
import { hashToken } from '../base/token.ts'
import { parseCode } from '../core/recovery-code.ts'
import { openSecret } from './sealed-secret.ts'
import { findTotpStep } from './totp.ts'

/** Uses a code of the account's authenticator app or a recovery code. Each works once, also for concurrent calls. */
export async function redeemCode(
  platform: Platform,
  userId: number,
  typed: string,
): Promise<'app' | 'recovery' | null> {
  const code = parseCode(typed)
  const ofUser = eq(twoSteps.userId, userId)
  const [twoStep] = await platform.database
    .select()
    .from(twoSteps)
    .where(and(ofUser, isNotNull(twoSteps.confirmedAt)))
  if (!twoStep) return null
  const step = findTotpStep(await openSecret(platform, twoStep.sealedSecret), code, platform.clock())
  if (step !== null) {
    const isUnused = or(isNull(twoSteps.lastStep), lt(twoSteps.lastStep, step))
    const used = await platform.database
      .update(twoSteps)
      .set({ lastStep: step })
      .where(and(ofUser, isUnused))
      .returning({ userId: twoSteps.userId })
    return used.length > 0 ? 'app' : null
  }
  const spent = await platform.database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashToken(code))))
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0 ? 'recovery' : null
}
