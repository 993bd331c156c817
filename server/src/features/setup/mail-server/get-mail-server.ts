import type { MailSettings } from '@parleykit/contract/setup/server-settings'
import type { MailConfig } from '../../../config/mail-config.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSetting } from '../stored-settings/index.ts'
import { openMailPassword } from './base/open-stored-server.ts'

/** The mail server of this installation, without its password. */
export async function getMailServer({ config, database, signing }: Platform): Promise<MailSettings> {
  const place = { linksLeadTo: config.siteUrl, hasPublicUrl: config.publicUrl !== null }
  if (config.mail) return { server: toShown(config.mail), isSetByServer: true, ...place }
  const stored = await findSetting(database, 'mail')
  if (!stored) return { server: null, isSetByServer: false, ...place }
  const { password: _sealed, ...shown } = stored
  const needsPassword = (await openMailPassword(signing, stored)) === undefined
  return { server: { ...shown, needsPassword }, isSetByServer: false, ...place }
}

/** The environment's mail server; null if emails are written to files. */
function toShown(config: MailConfig): MailSettings['server'] {
  if (config.kind === 'files') return null
  const { protocol, hostname, port, username } = new URL(config.url)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    encryption: isTls ? 'tls' : config.needsTls ? 'starttls' : 'none',
    user: username === '' ? null : decodeURIComponent(username),
    passwordEnding: null,
    needsPassword: false,
    from: config.from,
  }
}
