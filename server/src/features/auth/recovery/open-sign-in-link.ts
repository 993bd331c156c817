import type { SignInLinkInput } from '@parleykit/contract/auth/recovery'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { rememberDevice } from '../session/remember-device.ts'

export interface OpenedSignInLink {
  readonly userId: number
  readonly username: string
  /** For the browser's cookie: the account knows it from now on. */
  readonly deviceToken: string
}

/**
 * Makes the browser that opens a mailed link known to the account, so that guesses from elsewhere don't lock it out. It
 * opens no session: the password, and a code if the account has a second step, are still required. Throws
 * `link_invalid`.
 */
export async function openSignInLink(
  platform: Platform,
  { token }: SignInLinkInput,
  caller: Caller,
): Promise<OpenedSignInLink> {
  const now = platform.clock()
  const opened = await platform.database.transaction(async (transaction) => {
    const redeemed = await redeemToken(transaction, 'sign_in_link', token, now)
    const [user] = await transaction
      .select({ userId: users.id, username: users.username })
      .from(users)
      .where(and(eq(users.id, redeemed?.userId ?? 0), isNull(users.disabledAt)))
      .for('no key update')
    if (!user) throw new DomainError('link_invalid', accountTexts.linkInvalid)
    const device = await rememberDevice(transaction, { userId: user.userId, caller, replacing: null, now })
    return { ...user, deviceToken: device.token }
  })
  await recordSecurityEvent(platform, { name: 'sign_in_link_opened', userId: opened.userId, caller })
  return opened
}
