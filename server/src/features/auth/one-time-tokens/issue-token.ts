import type { Queryable } from '../../../platform/database/index.ts'
import { oneTimeTokens } from '../base/tables.ts'
import { createToken, hashToken } from '../base/token.ts'

/** The purpose of a one-time token. A token of one purpose is never accepted for another. */
export type OneTimeTokenPurpose =
  | 'password_reset'
  | 'sign_in_link'
  | 'email_confirmation'
  | 'first_email_confirmation'
  | 'passkey_challenge'
  | 'provider_visit'
  | 'provider_ticket'
  | 'operator_code'

export interface NewToken {
  readonly purpose: OneTimeTokenPurpose
  /** Null if no account is known yet. */
  readonly userId: number | null
  /** Data that belongs to the token, such as the address that it confirms. */
  readonly content?: string
  readonly lifetimeMs: number
  readonly now: Date
}

/** Creates a token that can be redeemed once before it expires. Only its hash is stored. */
export async function issueToken(database: Queryable, token: NewToken): Promise<string> {
  const { purpose, userId, content = null, lifetimeMs, now } = token
  const value = createToken()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await database
    .insert(oneTimeTokens)
    .values({ tokenHash: hashToken(value), purpose, userId, content, createdAt: now, expiresAt })
  return value
}
