import { type AccountLink, managedAccountTexts } from '@parleykit/contract/setup/managed-accounts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type CallerContext, handOverResetLink } from '../../auth/index.ts'
import { emailTemplates, toEmail } from '../../notifications/index.ts'
import { recordAccountChange } from '../base/record-account-change.ts'
import { type AccountAction, requireManagedAccount } from './require-managed-account.ts'

/**
 * Creates a password reset link for an account, for the operator to hand over, and mails it there if asked to. A link
 * that the operator has seen doesn't prove the mailbox.
 */
export async function createAccountResetLink(
  ctx: CallerContext,
  { sendsMail, ...action }: AccountAction & { readonly sendsMail: boolean },
): Promise<AccountLink> {
  const { platform, owner, caller } = ctx
  const account = await requireManagedAccount(ctx, action)
  if (account.isDisabled) throw new DomainError('validation_failed', managedAccountTexts.isDisabled)
  const entry = { action: 'account_reset_link_created', account } as const
  const record = recordAccountChange({ operator: platform, actor: owner, caller }, entry)
  const { url, until } = await handOverResetLink(platform, account.id, record)
  const isMailed = sendsMail && platform.mail.isOn
  if (isMailed) {
    const email = toEmail(emailTemplates.passwordReset(account.username), account.email, { url, until })
    await platform.database.transaction((transaction) => platform.mail.send(transaction, email))
  }
  return { url, until: until.toISOString(), isMailed }
}
