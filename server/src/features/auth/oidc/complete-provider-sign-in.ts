import type { ProviderCompletionInput } from '@parleykit/contract/auth/oidc'
import { providerTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailTemplates, notifyOwner, toEmail } from '../../notifications/index.ts'
import type { Caller } from '../base/caller-of.ts'
import { markEmailConfirmed } from '../base/mark-email-confirmed.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { users } from '../base/tables.ts'
import { checkSecondFactor } from '../proof/check-second-factor.ts'
import { verifyPassword } from '../proof/verify-password.ts'
import { startSession } from '../session/start-session.ts'
import { type SignInThrottle, throttleSignIn } from '../session/throttle-sign-in.ts'
import { addIdentity } from './add-identity.ts'
import { findTicket } from './find-ticket.ts'
import type { ProviderSignIn } from './finish-authorization.ts'
import { recordIdentityUse } from './record-identity-use.ts'
import { redeemTicket } from './redeem-ticket.ts'

export interface SignInCompletion {
  readonly input: ProviderCompletionInput
  /** The browser's cookie value. */
  readonly browser: string | null
  readonly caller: Caller
  readonly deviceTokenOf: (userId: number) => string | null
}

/**
 * Completes a sign-in at the provider and opens a session. Takes the password of the account to link, and a code if the
 * account has a second step. Guesses are counted like those of other sign-ins. Throws `wrong_password`,
 * `code_required`, `code_invalid`, and `sign_in_over` if the ticket is no longer valid.
 */
export async function completeProviderSignIn(
  platform: Platform,
  { input, browser, caller, deviceTokenOf }: SignInCompletion,
): Promise<ProviderSignIn> {
  const { userId, identity, wants, next } = await findTicket(platform, input.ticket, browser)
  const [user] = await platform.database.select().from(users).where(eq(users.id, userId))
  if (!user || wants === 'first_password') throw new DomainError('sign_in_over', providerTexts.over)
  const deviceToken = deviceTokenOf(userId)
  const attempt = { name: user.emailKey, userId, caller, deviceToken, isCounted: false }
  const admission = await throttleSignIn(platform, attempt)
  const links = wants === 'password'
  const passwordHash = links ? await provePassword(platform, user, { input, caller, admission }) : null
  const { isKnownDevice } = admission
  const hasSecondStep = await checkSecondFactor(platform, { userId, code: input.code, caller, isKnownDevice })
  const now = platform.clock()
  const name = platform.identityProvider?.name ?? ''
  const signedIn = await platform.database.transaction(async (transaction) => {
    const session = { userId, passwordHash, hasSecondStep, caller, deviceToken, now }
    const opened = await startSession(transaction, session)
    await redeemTicket(transaction, input.ticket, now)
    if (!links) await recordIdentityUse(transaction, { userId, identity, now })
    else {
      await addIdentity(transaction, { userId, identity, now, name })
      // The account was found by an address that the provider has verified.
      await markEmailConfirmed(transaction, { userId, email: identity.email ?? '', now })
      await platform.mail.send(
        transaction,
        toEmail(emailTemplates.identityLinked(user.username, name), user.email),
      )
    }
    return opened
  })
  await admission.forgive()
  if (links) notifyOwner(platform, userId, { topic: 'account' })
  for (const event of [...(links ? (['identity_linked'] as const) : []), 'sign_in' as const])
    await recordSecurityEvent(platform, { name: event, userId, caller, subject: name })
  return { outcome: 'signed_in', signedIn, next, isNew: false }
}

/** Throws `wrong_password`. Returns the hash of the correct password. */
async function provePassword(
  platform: Platform,
  { id: userId, passwordHash }: typeof users.$inferSelect,
  {
    input,
    caller,
    admission,
  }: Pick<SignInCompletion, 'input' | 'caller'> & { readonly admission: SignInThrottle },
): Promise<string> {
  // The caller has proved the account's address already and may know that it has no password.
  if (passwordHash === null) throw new DomainError('wrong_password', providerTexts.linkWithoutPassword)
  const urgent = admission.isKnownDevice
  const comparedHash = admission.refusal ? null : passwordHash
  if (await verifyPassword(comparedHash, input.password ?? '', { urgent })) return passwordHash
  await recordSecurityEvent(platform, { name: 'password_check_failed', userId, caller })
  throw new DomainError('wrong_password', providerTexts.linkPassword)
}
