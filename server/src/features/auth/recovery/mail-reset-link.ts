import { letters } from '@parleykit/contract/letters'
import type { Platform } from '../../../platform/platform.ts'
import { ThrottledError } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { findLoginUser } from '../base/find-login-user.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { resetByAccount } from '../base/throttle-rules.ts'
import { toLetter } from '../core/to-letter.ts'
import { createResetLink } from './create-reset-link.ts'

/**
 * Sends the link for a new password to whoever has a name; nothing where nobody has it, or the account got as many as an
 * hour allows, which hold on. A job's work.
 */
export async function mailResetLink(
  platform: Platform,
  { name, caller }: { readonly name: string; readonly caller: Caller },
): Promise<void> {
  const user = await findLoginUser(platform.database, name)
  if (!user || user.disabledAt) return
  const { id: userId, email, username } = user
  try {
    await platform.throttles.consume(resetByAccount, String(userId))
  } catch (error) {
    if (error instanceof ThrottledError) return
    throw error
  }
  await platform.database.transaction(async (transaction) => {
    const recipient = { userId, mailedTo: email }
    const link = await createResetLink(transaction, platform.config, recipient, platform.clock())
    await platform.mail.send(transaction, toLetter(letters.passwordReset(username), email, link))
  })
  await recordSecurityEvent(platform, { name: 'password_reset_requested', userId, caller })
}
