import { serverSettingTexts } from '@parleykit/contract/setup/server-settings'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { CallerContext } from '../../auth/index.ts'
import { getMailServer } from './get-mail-server.ts'
import { tryMailServer } from './try-mail-server.ts'

/** Sends an email to the operator by the mail server in use. Throws `server_setting_refused` with what to do. */
export async function sendTestEmail({
  platform,
  owner,
}: Pick<CallerContext, 'platform' | 'owner'>): Promise<void> {
  const { server } = await getMailServer(platform)
  const { config } = platform.mail
  if (!server || !config) throw new DomainError('validation_failed', serverSettingTexts.noMailServer)
  await tryMailServer({ platform, owner }, config, server)
}
