import { z } from 'zod'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { oneTimeTokens } from '../base/tables.ts'
import { createToken, hashToken } from '../base/token.ts'
import { challengeLifetimeMs } from '../core/session-lifetime.ts'

/** The ceremony that a challenge is for. */
export interface Ceremony {
  readonly kind: 'add' | 'sign-in'
  /** The user who adds a passkey. Null if no user is known yet. */
  readonly userId: number | null
  /** The browser's cookie value: see `setPasskeyCookie`. */
  readonly browserToken: string | null
}

const contentSchema = z.object({
  id: z.string(),
  userId: z.number().nullable(),
  browser: z.string(),
  until: z.number(),
})

const sealedAs = ({ kind }: Ceremony) => `passkey-challenge-${kind}`
const browserOf = ({ browserToken }: Ceremony) => hashToken(browserToken ?? '').toString('base64url')

/**
 * A challenge that is valid for five minutes, in one browser. Nothing is stored until it is answered, so strangers
 * can't fill a table.
 */
export function createChallenge(
  { signing, clock }: Pick<Platform, 'signing' | 'clock'>,
  ceremony: Ceremony,
): Promise<string> {
  const until = clock().getTime() + challengeLifetimeMs
  const content = { id: createToken(), userId: ceremony.userId, browser: browserOf(ceremony), until }
  return signing.seal(sealedAs(ceremony), JSON.stringify(content))
}

/**
 * Reads a challenge, in base64url as browsers return it.
 * @returns the ID for `consumeChallenge`, or null if it wasn't made for this ceremony or has expired
 */
export async function parseChallenge(
  { signing, clock }: Pick<Platform, 'signing' | 'clock'>,
  challenge: string,
  ceremony: Ceremony,
): Promise<string | null> {
  if (ceremony.browserToken === null) return null
  const sealed = Buffer.from(challenge, 'base64url').toString('latin1')
  const text = await signing.unseal(sealedAs(ceremony), sealed)
  if (text === null) return null
  const { id, userId, browser, until } = contentSchema.parse(JSON.parse(text))
  const isMeant = userId === ceremony.userId && browser === browserOf(ceremony)
  return isMeant && until > clock().getTime() ? id : null
}

/** Uses a challenge up. False if it was used already, also by a concurrent call. */
export async function consumeChallenge(transaction: Transaction, id: string, now: Date): Promise<boolean> {
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs)
  const spent = await transaction
    .insert(oneTimeTokens)
    .values({
      tokenHash: hashToken(id),
      purpose: 'passkey_challenge',
      userId: null,
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing()
    .returning({ tokenHash: oneTimeTokens.tokenHash })
  return spent.length > 0
}
