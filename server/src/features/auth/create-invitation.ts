import type { Platform } from '../../platform/platform.ts'
import { type RecordChange, unrecorded } from './base/operator.ts'
import { invitations } from './base/tables.ts'
import { createToken, hashToken } from './base/token.ts'
import { accountKey } from './core/account-key.ts'

const lifetimeMs = 7 * 24 * 60 * 60 * 1000

export interface Invitation {
  /** Shown once: only its hash is stored. */
  readonly token: string
  readonly expiresAt: Date
}

/** Lets one person register an account within seven days. If an address is given, only that address may register. */
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
    await transaction
      .insert(invitations)
      .values({ tokenHash: hashToken(token), emailKey, createdAt, expiresAt })
    await record(transaction)
  })
  return { token, expiresAt }
}
