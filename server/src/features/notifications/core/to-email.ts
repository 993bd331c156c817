import type { Email } from '../../../platform/mail/index.ts'
import type { EmailText } from './email-templates.ts'

/** Addresses a letter of the contract, with the URL of its link and the link's expiry. */
export function toEmail(
  { actionLabel, ...text }: EmailText,
  to: string,
  options: { url?: string; until?: Date; replyTo?: string } = {},
): Email {
  const { url, until, replyTo } = options
  return {
    ...text,
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...(url !== undefined && actionLabel !== undefined && { action: { label: actionLabel, url } }),
    ...(until && { until: until.getTime() }),
  }
}
