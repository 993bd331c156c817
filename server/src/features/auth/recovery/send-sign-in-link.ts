import type { Platform } from '../../../platform/platform.ts'
import { ThrottledError } from '../../../platform/throttles/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { findLoginUser } from '../base/find-login-user.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { signInLinkByAccount } from '../base/throttle-rules.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'

const lifetimeMs = 3600 * 1000

/**
 * Mails the link by which a new browser may sign in to the account of a name. Sends nothing if there is no such
 * account, or if it reached the hourly limit; earlier links stay valid. Runs in a job.
 */
export async function sendSignInLink(
  platform: Platform,
  { name, caller }: { readonly name: string; readonly caller: Caller },
): Promise<void> {
  const user = await findLoginUser(platform.database, name)
  if (!user || user.disabledAt) return
  const { id: userId, email, username } = user
  try {
    await platform.throttles.consume(signInLinkByAccount, String(userId))
  } catch (error) {
    if (error instanceof ThrottledError) return
    throw error
  }
  const now = platform.clock()
  await platform.database.transaction(async (transaction) => {
    const token = await issueToken(transaction, { purpose: 'sign_in_link', userId, lifetimeMs, now })
    const link = {
      url: `${platform.config.siteUrl}/sign-in-link#${token}`,
      until: new Date(now.getTime() + lifetimeMs),
    }
    await platform.mail.send(transaction, toEmail(emailTemplates.signInLink(username), email, link))
  })
  await recordSecurityEvent(platform, { name: 'sign_in_link_requested', userId, caller })
}
