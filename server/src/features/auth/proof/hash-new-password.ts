import { validationTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashPassword } from './hash-password.ts'

/**
 * Hashes a newly chosen password. Throws `validation_failed` if it is easy to guess and the operator refuses such
 * passwords. The list of common passwords is loaded only then.
 */
export async function hashNewPassword(
  { config }: Pick<Platform, 'config'>,
  password: string,
  options: { urgent?: boolean } = {},
): Promise<string> {
  if (config.refusesCommonPasswords) {
    const { isGuessablePassword } = await import('@parleykit/contract/auth/guessable-password')
    if (isGuessablePassword(password))
      throw new DomainError('validation_failed', validationTexts.passwordGuessable)
  }
  return hashPassword(password, options)
}
