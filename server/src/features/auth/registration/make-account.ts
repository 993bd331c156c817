import { tierWithoutPlan } from '@parleykit/contract/prices'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { refusingTaken } from '../base/refusing-taken.ts'
import { invitations, users } from '../base/tables.ts'
import { accountKey } from '../core/account-key.ts'
import { mailFirstConfirmation } from '../recovery/mail-first-confirmation.ts'
import { type SignedIn, startSession } from '../session/start-session.ts'
import { admitRegistration } from './admit-registration.ts'
import type { Applicant, RegistrationHooks } from './registration-hooks.ts'

/** Unlike the other advisory locks: where not everybody may register, accounts are made one after another on it. */
const registrationLock = 7_203_116

export interface NewAccount {
  readonly applicant: Applicant
  /** Null for who signs in by something else, which `onMade` stores. */
  readonly passwordHash: string | null
  /** Whether somebody who can be believed says that the address is the applicant's. */
  readonly isEmailProven?: boolean
  readonly caller: Caller
  readonly hooks: RegistrationHooks
  /** Adds to the account, as a part of the transaction that makes it. */
  readonly onMade?: (transaction: Transaction, userId: number) => Promise<void>
}

/**
 * Creates an account that pays nothing, uses up its invitation where one is needed or leads into a workspace, and signs in.
 * Where mails are sent, an address that nobody has proven gets a link that confirms it;
 * `already_taken` when the username or the address is in use, or a refusal of `admitRegistration` or of the workspace.
 */
export async function makeAccount(
  platform: Platform,
  { applicant: input, passwordHash, isEmailProven = false, caller, hooks, onMade }: NewAccount,
): Promise<SignedIn> {
  const now = platform.clock()
  const { signedIn, joining } = await platform.database.transaction(async (transaction) => {
    const joining = await hooks.useMemberInvitation(transaction, input)
    if (!joining && platform.config.registration !== 'open') {
      // Two that both find no account yet, or the same invitation, would both get one.
      await transaction.execute(sql`select pg_advisory_xact_lock(${registrationLock})`)
      const invitation = await admitRegistration(platform, transaction, input)
      if (invitation) await transaction.delete(invitations).where(eq(invitations.tokenHash, invitation))
    }
    const subscriptionTier = tierWithoutPlan(platform.config.billing.provider)
    const isConfirmed = isEmailProven || joining?.provesMailbox === true
    const made = {
      passwordHash,
      subscriptionTier,
      createdAt: now,
      emailConfirmedAt: isConfirmed ? now : null,
    }
    const userId = await insertUser(transaction, input, made)
    if (!isConfirmed) await mailFirstConfirmation(platform, transaction, { id: userId, ...input })
    await onMade?.(transaction, userId)
    await joining?.join(userId)
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
  const [user] = await refusingTaken(
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
