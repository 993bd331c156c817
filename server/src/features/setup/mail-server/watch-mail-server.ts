import type { Platform } from '../../../platform/platform.ts'
import { watchSetting } from '../stored-settings/index.ts'
import { openMailPassword, toMailConfig } from './base/open-stored-server.ts'

/** Has this process send emails by the mail server that the operator set, unless the environment sets one. */
export async function watchMailServer(platform: Platform): Promise<void> {
  const { config, mail, signing, log } = platform
  if (config.mail) return
  await watchSetting(platform, 'mail', async (stored) => {
    const password = stored && (await openMailPassword(signing, stored))
    if (password === undefined)
      log.warn('The password of the mail server must be entered again on the dashboard: no email is sent.')
    mail.use(stored && password !== undefined ? toMailConfig(stored, password) : null)
  })
}
