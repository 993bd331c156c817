import { managedAccountTexts } from '@parleykit/contract/setup/managed-accounts'
import { eq } from '../../platform/database/drizzle.ts'
import { DomainError } from '../../platform/domain-error/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { type RecordChange, unrecorded } from './base/operator.ts'
import { invitations, users } from './base/tables.ts'
import { createToken, hashToken } from './base/token.ts'
import { accountKey } from './core/account-key.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

export interface Invitation {
  /** Shown once: only its hash is stored. */
  readonly token: string
  readonly expiresAt: Date
}

/**
 * Lets one person register an account within seven days. If an address is given, only that address may register. Throws
 * `already_taken` if it already has an account.
 */
export async function createInvitation(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  email: string | null,
  record: RecordChange = unrecorded,
): Promise<Invitation> {
  const token = createToken()
  const createdAt = clock()
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs)
  const emailKey = email === null ? null : accountKey(email)
  await database.transaction(async (transaction) => {
    const taken =
      emailKey === null
        ? []
        : await transaction.select({ id: users.id }).from(users).where(eq(users.emailKey, emailKey))
    if (taken.length > 0) throw new DomainError('already_taken', managedAccountTexts.hasAccount)
    await transaction
      .insert(invitations)
      .values({ tokenHash: hashToken(token), emailKey, createdAt, expiresAt })
    await record(transaction)
  })
  return { token, expiresAt }
}
