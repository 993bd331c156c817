import { tierWithoutPlan } from '@parleykit/contract/billing/prices'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockModes } from '../../setup/modes/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { type Applicant, authHooks } from '../base/hooks.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { rejectTakenLogin } from '../base/reject-taken-login.ts'
import { invitations, users } from '../base/tables.ts'
import { accountKey } from '../core/account-key.ts'
import { sendFirstConfirmation } from '../recovery/send-first-confirmation.ts'
import { type SignedIn, startSession } from '../session/start-session.ts'
import { authorizeRegistration } from './authorize-registration.ts'

/**
 * The advisory lock that serializes account creation if registration isn't open to everyone. It differs from the other
 * locks.
 */
const registrationLock = 7_203_116

export interface NewAccount {
  readonly applicant: Applicant
  /** Null for a sign-in by other means, which `onMade` stores. */
  readonly passwordHash: string | null
  /** Whether a trusted party confirms that the address is the applicant's. */
  readonly isEmailProven?: boolean
  readonly caller: Caller
  /** Adds to the account, in the transaction that creates it. */
  readonly onMade?: (transaction: Transaction, userId: number) => Promise<void>
}

/**
 * Creates a free account, uses up its invitation if one is needed or leads into a workspace, and signs in. If the
 * server sends mail, an unproven address gets a confirmation link. Throws `already_taken` if the username or the
 * address is in use, or a refusal of `authorizeRegistration` or of the workspace.
 */
export async function createAccount(
  platform: Platform,
  { applicant: input, passwordHash, isEmailProven = false, caller, onMade }: NewAccount,
): Promise<SignedIn> {
  const now = platform.clock()
  const { signedIn, joining } = await platform.database.transaction(async (transaction) => {
    const joining = await platform.hooks.ask(authHooks.useMemberInvitation, transaction, input)
    const { billing, registration } = await lockModes(transaction, platform.config)
    if (!joining && registration !== 'open') {
      // Otherwise, two requests could both be the first account or use the same invitation.
      await transaction.execute(sql`select pg_advisory_xact_lock(${registrationLock})`)
      const invitation = await authorizeRegistration(platform, transaction, input, registration)
      if (invitation) await transaction.delete(invitations).where(eq(invitations.tokenHash, invitation))
    }
    const subscriptionTier = tierWithoutPlan(billing)
    const isConfirmed = isEmailProven || joining?.provesMailbox === true
    const made = {
      passwordHash,
      subscriptionTier,
      createdAt: now,
      emailConfirmedAt: isConfirmed ? now : null,
    }
    const userId = await insertUser(transaction, input, made)
    if (!isConfirmed) await sendFirstConfirmation(platform, transaction, { id: userId, ...input })
    await onMade?.(transaction, userId)
    const account = { id: userId, username: input.username }
    await platform.hooks.run(authHooks.accountCreated, transaction, account, caller)
    await joining?.join(userId, caller)
    const session = {
      userId,
      passwordHash,
      hasSecondStep: false,
      caller,
      deviceToken: null,
      now,
    }
    return { signedIn: await startSession(transaction, session), joining }
  })
  await recordSecurityEvent(platform, { name: 'account_registered', userId: signedIn.owner.id, caller })
  await joining?.announce(signedIn.owner, caller)
  return signedIn
}

async function insertUser(
  transaction: Transaction,
  { username, email }: Applicant,
  made: Pick<
    typeof users.$inferInsert,
    'passwordHash' | 'subscriptionTier' | 'createdAt' | 'emailConfirmedAt'
  >,
): Promise<number> {
  const [user] = await rejectTakenLogin(
    transaction
      .insert(users)
      .values({
        username,
        usernameKey: accountKey(username),
        email,
        emailKey: accountKey(email),
        ...made,
      })
      .returning({ id: users.id }),
  )
  if (!user) throw new Error('The database returned no user')
  return user.id
}
