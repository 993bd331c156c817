import type { AccountLink } from '@parleykit/contract/setup/managed-accounts'
import { type CallerContext, createInvitation } from '../../auth/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import { recordAccountChange } from '../base/record-account-change.ts'

interface AccountInvitation {
  /** The only address that may register; null for any. */
  readonly email: string | null
  readonly sendsMail: boolean
}

/** Creates a link that registers one account, and mails it to the address if asked to. */
export async function inviteAccount(
  { platform, owner, caller }: CallerContext,
  { email, sendsMail }: AccountInvitation,
): Promise<AccountLink> {
  const details = email === null ? {} : { email }
  const record = recordAccountChange(
    { operator: platform, actor: owner, caller },
    { action: 'account_invited', account: null, details },
  )
  const { token, expiresAt: until } = await createInvitation(platform, email, record)
  platform.log.info({ securityEvent: 'invitation_made' }, 'security event')
  const url = `${platform.config.siteUrl}/auth?invite=${token}`
  const isMailed = email !== null && sendsMail && platform.mail.isOn
  if (isMailed) {
    const day = until.toISOString().slice(0, 10)
    const letter = toEmail(emailTemplates.invitation(day), email, { url, until })
    await platform.database.transaction((transaction) => platform.mail.send(transaction, letter))
  }
  return { url, until: until.toISOString(), isMailed }
}
