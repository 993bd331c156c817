import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { type SignedIn, startSession } from '../session/start-session.ts'
import type { IdentityKey } from './authorization-state.ts'
import { recordIdentityUse } from './record-identity-use.ts'

export interface IdentitySession {
  readonly userId: number
  readonly identity: IdentityKey
  /** Whether a code was accepted too. */
  readonly hasSecondStep: boolean
  readonly caller: Caller
  /** The browser's previous device token for the account. */
  readonly deviceToken: string | null
}

/** Opens a session for the account that an identity is linked to. Throws `sign_in_over` if it is no longer linked. */
export async function startSessionByIdentity(
  platform: Platform,
  { userId, identity, hasSecondStep, caller, deviceToken }: IdentitySession,
): Promise<SignedIn> {
  const now = platform.clock()
  const signedIn = await platform.database.transaction(async (transaction) => {
    const session = { userId, passwordHash: null, hasSecondStep, caller, deviceToken, now }
    const opened = await startSession(transaction, session)
    await recordIdentityUse(transaction, { userId, identity, now })
    return opened
  })
  const subject = platform.identityProvider?.name
  await recordSecurityEvent(platform, { name: 'sign_in', userId, caller, ...(subject && { subject }) })
  return signedIn
}
