import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type EmailText, toEmail } from '../../notifications/index.ts'
import { issueToken } from '../one-time-tokens/issue-token.ts'
import { withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'

const lifetimeMs = 24 * 3600 * 1000

export interface ConfirmationLink {
  readonly purpose: 'email_confirmation' | 'first_email_confirmation'
  readonly userId: number
  readonly email: string
  readonly message: EmailText
}

/**
 * Mails an address the link that confirms it, valid for a day. It replaces the account's earlier links of its purpose.
 */
export async function sendConfirmationLink(
  platform: Platform,
  transaction: Transaction,
  { purpose, userId, email, message }: ConfirmationLink,
): Promise<void> {
  const now = platform.clock()
  await withdrawTokens(transaction, userId, purpose)
  const token = await issueToken(transaction, { purpose, userId, content: email, lifetimeMs, now })
  const url = `${platform.config.siteUrl}/confirm-email#${token}`
  const until = new Date(now.getTime() + lifetimeMs)
  await platform.mail.send(transaction, toEmail(message, email, { url, until }))
}
