import { eq } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { knownDevices, sessions } from '../base/tables.ts'
import { withdrawTokens } from '../one-time-tokens/withdraw-tokens.ts'
import { type NewSession, type SignedIn, startSession } from './start-session.ts'

/** After a password change: ends every session, forgets every known browser, and starts a new session in this one. */
export async function replaceSessions(
  transaction: Transaction,
  session: Pick<NewSession, 'userId' | 'passwordHash' | 'caller' | 'now'>,
): Promise<SignedIn> {
  const { userId } = session
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await transaction.delete(knownDevices).where(eq(knownDevices.userId, userId))
  await withdrawTokens(transaction, userId, 'password_reset', 'sign_in_link')
  return startSession(transaction, { ...session, hasSecondStep: true, deviceToken: null })
}
