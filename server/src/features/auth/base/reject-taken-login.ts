import { accountTexts } from '@parleykit/contract/auth/texts'
import { isUniqueViolation } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'

/** Runs a write to users. Throws `already_taken` if the username or address is in use. */
export async function rejectTakenLogin<Result>(write: PromiseLike<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_key'))
      throw new DomainError('already_taken', accountTexts.usernameTaken)
    if (isUniqueViolation(error, 'users_email_key'))
      throw new DomainError('already_taken', accountTexts.emailTaken)
    throw error
  }
}
