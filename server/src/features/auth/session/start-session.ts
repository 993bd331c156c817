import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, desc, eq, notInArray } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { networkOf } from '../../../platform/throttles/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { sessions, users } from '../base/tables.ts'
import { type Owner, toOwner } from '../base/to-owner.ts'
import { createToken, hashToken } from '../base/token.ts'
import { sessionLifetimeMs } from '../core/session-lifetime.ts'
import { rememberDevice } from './remember-device.ts'

/** An owner with the tokens for the browser's cookies. */
export interface SignedIn {
  readonly owner: Owner
  readonly sessionToken: string
  readonly deviceToken: string
}

export interface NewSession {
  readonly userId: number
  /**
   * The hash that was verified. If the account has another one by now, no session opens. Null for other sign-in
   * methods.
   */
  readonly passwordHash: string | null
  /** Whether a code was accepted too. An account with a second step requires one. */
  readonly hasSecondStep: boolean
  readonly caller: Caller
  /** The browser's previous device token for the account. A new one replaces it. */
  readonly deviceToken: string | null
  readonly now: Date
}

/** Sessions that an account has at a time. The least recently used ones are dropped. */
const sessionsMax = 50

/**
 * Opens a session and makes the browser known to the account. Throws `account_disabled` if the operator disabled it.
 */
export async function startSession(transaction: Transaction, session: NewSession): Promise<SignedIn> {
  const { userId, passwordHash, caller, now } = session
  const [user] = await transaction
    .update(users)
    .set({ lastSeenAt: now })
    .where(
      and(eq(users.id, userId), passwordHash === null ? undefined : eq(users.passwordHash, passwordHash)),
    )
    .returning()
  if (user?.disabledAt) throw new DomainError('account_disabled', accountTexts.disabled)
  if (!user) throw new DomainError('invalid_credentials', accountTexts.wrongCredentials)

  if (!session.hasSecondStep && (await hasTwoStep(transaction, userId)))
    throw new DomainError('invalid_credentials', accountTexts.codeRequired, { authStep: 'code' })
  const sessionToken = createToken()
  const tokenHash = hashToken(sessionToken)
  const device = await rememberDevice(transaction, { userId, caller, replacing: session.deviceToken, now })
  const expiresAt = new Date(now.getTime() + sessionLifetimeMs)
  const from = { address: networkOf(caller.address), userAgent: caller.userAgent }
  const times = { createdAt: now, lastSeenAt: now, expiresAt }
  const deviceHash = device.tokenHash
  await transaction.insert(sessions).values({ tokenHash, userId, deviceHash, ...from, ...times })
  await keepNewest(transaction, userId)
  return { owner: toOwner(user), sessionToken, deviceToken: device.token }
}

async function keepNewest(transaction: Transaction, userId: number): Promise<void> {
  const newestSessions = transaction
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(sessionsMax)
  await transaction
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), notInArray(sessions.id, newestSessions)))
}
