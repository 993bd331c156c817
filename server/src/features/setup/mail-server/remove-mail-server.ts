import { type MailSettings, serverSettingTexts } from '@parleykit/contract/setup/server-settings'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type CallerContext, proveIdentity, recordSecurityEvent } from '../../auth/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { storeSetting } from '../stored-settings/index.ts'
import { getMailServer } from './get-mail-server.ts'

/** Forgets the mail server with its password: no email is sent from now on. */
export async function removeMailServer(
  { platform, owner, caller }: CallerContext,
  proof: Parameters<typeof proveIdentity>[2],
): Promise<MailSettings> {
  await proveIdentity(platform, owner, proof, caller)
  if (platform.config.mail) throw new DomainError('validation_failed', serverSettingTexts.mailSetByServer)
  const entry = { action: 'setting_changed', details: { setting: 'mail server', change: 'removed' } } as const
  await storeSetting(platform, 'mail', null, (transaction) =>
    recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry),
  )
  platform.mail.use(null)
  await recordSecurityEvent(platform, { name: 'mail_server_removed', userId: owner.id, caller })
  return getMailServer(platform)
}
