import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from './to-owner.ts'

/** Whether the account's address is unconfirmed on a server that can send mail: anyone may have typed it. */
export function mustConfirmEmail({ mail }: Pick<Platform, 'mail'>, owner: Owner): boolean {
  return mail.isOn && !owner.isEmailConfirmed
}
