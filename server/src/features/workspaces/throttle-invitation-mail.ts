import { workspaceTexts } from '@parleykit/contract/workspaces/texts'
import { DomainError } from '../../platform/domain-error/index.ts'
import { mailboxKey } from '../../platform/mail/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { ThrottledError, type ThrottleRule } from '../../platform/throttles/index.ts'
import { mailsFromWorkspace, mailsToMailbox } from './throttle-rules.ts'

/**
 * Counts a mailed invitation to an address while it is created. A failed one doesn't count. Throws `too_many_requests`
 * if the address reached its daily limit.
 */
export async function throttleInvitationMail<T>(
  { throttles }: Platform,
  { workspaceId, email }: { readonly workspaceId: number; readonly email: string },
  make: () => Promise<T>,
): Promise<T> {
  const mailbox = mailboxKey(email)
  const counted: (readonly [ThrottleRule, string])[] = []
  try {
    for (const [rule, key] of [
      [mailsFromWorkspace, `${workspaceId} ${mailbox}`],
      [mailsToMailbox, mailbox],
    ] as const) {
      await throttles.consume(rule, key)
      counted.push([rule, key])
    }
    return await make()
  } catch (error) {
    for (const [rule, key] of counted) await throttles.giveBack(rule, key)
    if (!(error instanceof ThrottledError)) throw error
    const { retryAfterSeconds } = error
    throw new DomainError('too_many_requests', workspaceTexts.invitedTooOften, {
      ...(retryAfterSeconds !== null && { retryAfterSeconds }),
    })
  }
}
