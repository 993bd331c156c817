import type { ProviderOutcome } from '@parleykit/contract/auth/oidc'
import { accountTexts, providerTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { VerifiedIdentity } from '../../../platform/identity-provider/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { accountKey } from '../core/account-key.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { sendResetLink } from '../recovery/send-reset-link.ts'
import type { SignedIn } from '../session/start-session.ts'
import {
  type AuthorizationState,
  authorizationStateSchema,
  type IdentityKey,
  type Ticket,
} from './authorization-state.ts'
import { openForBrowser, storeForBrowser } from './browser-bound-state.ts'
import { callProvider } from './call-provider.ts'
import { findIdentity } from './find-identity.ts'
import { linkIdentity } from './link-identity.ts'
import { registerIdentity } from './register-identity.ts'
import { startSessionByIdentity } from './start-session-by-identity.ts'

/** A session opened by a sign-in at the provider. */
export interface ProviderSignIn {
  readonly outcome: 'signed_in'
  readonly signedIn: SignedIn
  readonly next: string | null
  readonly isNew: boolean
}

export type AuthorizationOutcome = ProviderSignIn | Exclude<ProviderOutcome, { outcome: 'signed_in' }>

export interface ProviderResponse {
  /** The query of the provider's redirect. */
  readonly answer: string
  /** The browser's cookie value. */
  readonly browser: string | null
  /** The owner who is signed in on this browser. */
  readonly owner: Owner | null
  readonly caller: Caller
  readonly deviceTokenOf: (userId: number) => string | null
}

/** An authorization whose response has been checked. */
interface CheckedResponse extends ProviderResponse {
  readonly authorization: AuthorizationState
  readonly proven: VerifiedIdentity
  readonly identity: IdentityKey
  /** The provider's name. */
  readonly name: string
}

const over = () => new DomainError('sign_in_over', providerTexts.over)

/**
 * Handles the provider's response: signs in, links, creates an account, or says what is still needed. Each one works
 * once.
 */
export async function finishAuthorization(
  platform: Platform,
  response: ProviderResponse,
): Promise<AuthorizationOutcome> {
  const answer = new URLSearchParams(response.answer)
  const state = answer.get('state')
  if (state === null) throw over()
  const purpose = 'provider_visit'
  const redeemed = await platform.database.transaction((transaction) =>
    redeemToken(transaction, purpose, state, platform.clock()),
  )
  const { browser } = response
  const kept = await openForBrowser(
    platform,
    { purpose, browser, schema: authorizationStateSchema },
    redeemed,
  )
  if (!kept) throw over()
  const { userId, value: authorization } = kept
  return callProvider(platform, async (provider) => {
    const proven = await provider.finishSignIn({ query: answer, state, secrets: authorization })
    const { issuer, subject, email } = proven
    const { name } = provider
    const checked = { ...response, authorization, proven, identity: { issuer, subject, email }, name }
    if (authorization.intent === 'sign_in') return signIn(platform, checked)
    const { owner } = response
    if (owner === null || owner.id !== userId) throw new DomainError('sign_in_over', providerTexts.otherUser)
    if (authorization.intent === 'first_password') return admitFirstPassword(platform, checked, owner)
    await linkIdentity(platform, owner, checked)
    return { outcome: 'linked' }
  })
}

async function signIn(platform: Platform, checked: CheckedResponse): Promise<AuthorizationOutcome> {
  const { authorization, proven, identity, name, caller, deviceTokenOf } = checked
  const { next, invite } = authorization
  const linked = await findIdentity(platform.database, identity)
  if (linked) {
    const { userId } = linked
    if (await hasTwoStep(platform.database, userId))
      return { outcome: 'code_required', ticket: await storeTicket(platform, checked, 'code', userId) }
    const deviceToken = deviceTokenOf(userId)
    const opening = { userId, identity, hasSecondStep: false, caller, deviceToken }
    return {
      outcome: 'signed_in',
      signedIn: await startSessionByIdentity(platform, opening),
      next,
      isNew: false,
    }
  }
  const { email, isEmailVerified, names } = proven
  if (email === null) throw new DomainError('provider_refused', providerTexts.emailMissing(name))
  const [user] = await platform.database
    .select()
    .from(users)
    .where(eq(users.emailKey, accountKey(email)))
  if (user) {
    if (!isEmailVerified)
      throw new DomainError('provider_refused', providerTexts.emailUnverified(name, email))
    if (user.disabledAt) throw new DomainError('account_disabled', accountTexts.disabled)
    const ticket = await storeTicket(platform, checked, 'password', user.id)
    return { outcome: 'link_required', ticket, email: user.email, username: user.username }
  }
  const newcomer = { identity: { ...identity, email }, names, isEmailVerified, invite, caller, name }
  return { outcome: 'signed_in', signedIn: await registerIdentity(platform, newcomer), next, isNew: true }
}

/** How much earlier than the request the provider's authentication time may be, since clocks differ. */
const clockToleranceMs = 60_000

async function admitFirstPassword(
  platform: Platform,
  checked: CheckedResponse,
  owner: Owner,
): Promise<AuthorizationOutcome> {
  const { authorization, proven, identity, name } = checked
  const linked = await findIdentity(platform.database, identity)
  if (linked?.userId !== owner.id) throw new DomainError('provider_refused', providerTexts.ofOther(name))
  const { authenticatedAt } = proven
  if (authenticatedAt === null) return confirmByMail(platform, checked, owner)
  if (authenticatedAt.getTime() < authorization.beganAt.getTime() - clockToleranceMs)
    throw new DomainError('provider_refused', providerTexts.notAskedAgain(name))
  return {
    outcome: 'password_wanted',
    ticket: await storeTicket(platform, checked, 'first_password', owner.id),
  }
}

/** For a provider that sends no authentication time: a mailed link replaces signing in again. */
async function confirmByMail(
  platform: Platform,
  { name, caller }: CheckedResponse,
  owner: Owner,
): Promise<AuthorizationOutcome> {
  if (owner.hasPassword) throw new DomainError('already_exists', accountTexts.passwordIsSet)
  if (!platform.mail.isOn) throw new DomainError('provider_refused', providerTexts.askedUnknown(name))
  await sendResetLink(platform, { name: owner.email, caller })
  return { outcome: 'password_link_sent', email: owner.email }
}

function storeTicket(
  platform: Platform,
  { browser, authorization, identity }: CheckedResponse,
  wants: Ticket['wants'],
  userId: number,
): Promise<string> {
  const value: Ticket = { wants, identity, next: authorization.next }
  return storeForBrowser(platform, { purpose: 'provider_ticket', userId, browser: browser ?? '', value })
}
