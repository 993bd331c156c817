import {
  type MailServerInput,
  type MailSettings,
  serverSettingTexts,
} from '@parleykit/contract/setup/server-settings'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { type CallerContext, proveIdentity, recordSecurityEvent } from '../../auth/index.ts'
import { recordInstallationAudit } from '../../workspaces/audit/index.ts'
import { endingOf, findSetting, storeSetting } from '../stored-settings/index.ts'
import {
  mayLogInInClear,
  openMailPassword,
  sealMailPassword,
  toMailConfig,
} from './base/open-stored-server.ts'
import { getMailServer } from './get-mail-server.ts'
import { tryMailServer } from './try-mail-server.ts'

/**
 * Tests a mail server by an email to the operator, then has all processes send by it. A password that isn't given stays
 * if host and user do: a password is only sent where it was entered for.
 * @throws DomainError `server_setting_refused` with what to do; nothing is saved then
 */
export async function saveMailServer(
  { platform, owner, caller }: CallerContext,
  { currentPassword, code, password: typed, user: login, ...place }: MailServerInput,
): Promise<MailSettings> {
  await proveIdentity(platform, owner, { password: currentPassword, code }, caller)
  if (platform.config.mail) throw new DomainError('validation_failed', serverSettingTexts.mailSetByServer)
  const user = login ?? null
  const known = await findSetting(platform.database, 'mail')
  const isSamePlace = known?.host === place.host && known.user === user
  const kept = isSamePlace ? await openMailPassword(platform.signing, known) : null
  const password = user === null ? null : (typed ?? kept ?? null)
  if (user !== null && password === null)
    throw new DomainError('validation_failed', serverSettingTexts.passwordRequired, { param: 'password' })
  if (user !== null && place.encryption === 'none' && !mayLogInInClear(place.host))
    throw new DomainError('validation_failed', serverSettingTexts.loginInClear, { param: 'encryption' })
  const config = toMailConfig({ ...place, user }, password)
  await tryMailServer({ platform, owner }, config, { ...place, user })
  const stored = {
    ...{ ...place, user },
    password: password === null ? null : await sealMailPassword(platform.signing, password),
    passwordEnding: password === null ? null : endingOf(password),
  }
  const entry = { action: 'setting_changed', details: { setting: 'mail server', host: place.host } } as const
  await storeSetting(platform, 'mail', stored, (transaction) =>
    recordInstallationAudit({ platform, transaction, actor: owner, caller }, entry),
  )
  platform.mail.use(config)
  await recordSecurityEvent(platform, {
    ...{ name: 'mail_server_saved', userId: owner.id, caller },
    subject: place.host,
  })
  return getMailServer(platform)
}
