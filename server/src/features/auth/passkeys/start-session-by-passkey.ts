import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { passkeys, users } from '../base/tables.ts'
import { type SignedIn, startSession } from '../session/start-session.ts'
import { consumeChallenge } from './challenge.ts'
import type { VerifiedAssertion } from './verify-assertion.ts'

interface Opening extends VerifiedAssertion {
  readonly caller: Caller
  readonly deviceToken: string | null
}

type PasskeyRow = typeof passkeys.$inferSelect

/**
 * Opens a session for a checked passkey and uses its challenge up. Throws `account_disabled` if the operator disabled
 * the account.
 * @returns the session, or else `spent` for a used challenge, `copied` if the counter went back, `gone` for a passkey
 * that was removed meanwhile
 */
export function startSessionByPasskey(
  { database, clock }: Platform,
  passkey: PasskeyRow,
  { challengeId, counter, caller, deviceToken }: Opening,
): Promise<SignedIn | 'spent' | 'copied' | 'gone'> {
  const { userId } = passkey
  const now = clock()
  return database.transaction(async (transaction) => {
    if (!(await consumeChallenge(transaction, challengeId, now))) return 'spent'
    // The account is locked first, as in its deletion.
    const [user] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update')
    if (!user) return 'gone'
    const present = await noteUse(transaction, passkey, counter, now)
    if (present !== 'used') return present
    // The device verified the user by PIN, finger or face: that counts as both steps.
    const session = { userId, passwordHash: null, hasSecondStep: true, caller, deviceToken, now }
    return startSession(transaction, session)
  })
}

async function noteUse(
  transaction: Transaction,
  { id }: PasskeyRow,
  counter: number,
  now: Date,
): Promise<'used' | 'copied' | 'gone'> {
  const [present] = await transaction
    .select({ counter: passkeys.counter })
    .from(passkeys)
    .where(eq(passkeys.id, id))
    .for('update')
  if (!present) return 'gone'
  // Most devices don't count. A device that counts never sends the same number twice (WebAuthn, 6.1.1).
  const counts = counter > 0 || present.counter > 0
  if (counts && counter <= present.counter) return 'copied'
  await transaction.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id))
  return 'used'
}
