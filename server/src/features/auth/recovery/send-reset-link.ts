import type { Platform } from '../../../platform/platform.ts'
import { ThrottledError } from '../../../platform/throttles/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { findLoginUser } from '../base/find-login-user.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { resetByAccount } from '../base/throttle-rules.ts'
import { createResetLink } from './create-reset-link.ts'

/**
 * Mails a password reset link to the account of a name. Sends nothing if there is no such account, or if it reached the
 * hourly limit; earlier links stay valid. Runs in a job.
 */
export async function sendResetLink(
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
    await platform.mail.send(transaction, toEmail(emailTemplates.passwordReset(username), email, link))
  })
  await recordSecurityEvent(platform, { name: 'password_reset_requested', userId, caller })
}
