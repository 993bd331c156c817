import type { Platform } from '../../../platform/platform.ts'
import type { Owner } from './to-owner.ts'

/** Whether anybody may have typed the address of an account, on a server that could have asked. */
export function mustConfirmEmail({ mail }: Pick<Platform, 'mail'>, owner: Owner): boolean {
  return mail.isOn && !owner.isEmailConfirmed
}
