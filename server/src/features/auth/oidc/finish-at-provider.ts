import type { ProviderOutcome } from '@parleykit/contract/auth/oidc'
import { accountTexts, providerTexts } from '@parleykit/contract/auth/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { ProvenIdentity } from '../../../platform/identity-provider/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { hasTwoStep } from '../base/has-two-step.ts'
import { users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { accountKey } from '../core/account-key.ts'
import { redeemToken } from '../one-time-tokens/redeem-token.ts'
import { mailResetLink } from '../recovery/mail-reset-link.ts'
import type { SignedIn } from '../session/start-session.ts'
import { askProvider } from './ask-provider.ts'
import { findIdentity } from './find-identity.ts'
import { keepForBrowser, openForBrowser } from './kept-for-browser.ts'
import { linkIdentity } from './link-identity.ts'
import { openByIdentity } from './open-by-identity.ts'
import { registerIdentity } from './register-identity.ts'
import { type IdentityKey, type Ticket, type Visit, visitSchema } from './visit.ts'

/** A session opened by a visit to the provider. */
export interface ProviderSignIn {
  readonly outcome: 'signed_in'
  readonly signedIn: SignedIn
  readonly next: string | null
  readonly isNew: boolean
}

export type Outcome = ProviderSignIn | Exclude<ProviderOutcome, { outcome: 'signed_in' }>

export interface Arrival {
  /** The query of the provider's redirect. */
  readonly answer: string
  /** The browser's cookie value. */
  readonly browser: string | null
  /** The owner who is signed in on this browser. */
  readonly owner: Owner | null
  readonly caller: Caller
  readonly deviceTokenOf: (userId: number) => string | null
}

/** A visit whose response has been checked. */
interface Visited extends Arrival {
  readonly visit: Visit
  readonly proven: ProvenIdentity
  readonly identity: IdentityKey
  /** The provider's name. */
  readonly name: string
}

const over = () => new DomainError('sign_in_over', providerTexts.over)

/**
 * Handles the provider's response: signs in, links, creates an account, or says what is still needed. Each visit works
 * once.
 */
export async function finishAtProvider(platform: Platform, arrival: Arrival): Promise<Outcome> {
  const answer = new URLSearchParams(arrival.answer)
  const state = answer.get('state')
  if (state === null) throw over()
  const purpose = 'provider_visit'
  const redeemed = await platform.database.transaction((transaction) =>
    redeemToken(transaction, purpose, state, platform.clock()),
  )
  const { browser } = arrival
  const kept = await openForBrowser(platform, { purpose, browser, schema: visitSchema }, redeemed)
  if (!kept) throw over()
  const { userId, value: visit } = kept
  return askProvider(platform, async (provider) => {
    const proven = await provider.arrive({ answer, state, secrets: visit })
    const { issuer, subject, email } = proven
    const { name } = provider
    const visited = { ...arrival, visit, proven, identity: { issuer, subject, email }, name }
    if (visit.intent === 'sign_in') return signIn(platform, visited)
    const { owner } = arrival
    if (owner === null || owner.id !== userId) throw new DomainError('sign_in_over', providerTexts.otherUser)
    if (visit.intent === 'first_password') return admitFirstPassword(platform, visited, owner)
    await linkIdentity(platform, owner, visited)
    return { outcome: 'linked' }
  })
}

async function signIn(platform: Platform, visited: Visited): Promise<Outcome> {
  const { visit, proven, identity, name, caller, deviceTokenOf } = visited
  const { next, invite } = visit
  const known = await findIdentity(platform.database, identity)
  if (known) {
    const { userId } = known
    if (await hasTwoStep(platform.database, userId))
      return { outcome: 'code_required', ticket: await keepTicket(platform, visited, 'code', userId) }
    const deviceToken = deviceTokenOf(userId)
    const opening = { userId, identity, hasSecondStep: false, caller, deviceToken }
    return { outcome: 'signed_in', signedIn: await openByIdentity(platform, opening), next, isNew: false }
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
    const ticket = await keepTicket(platform, visited, 'password', user.id)
    return { outcome: 'link_required', ticket, email: user.email, username: user.username }
  }
  const newcomer = { identity: { ...identity, email }, names, isEmailVerified, invite, caller, name }
  return { outcome: 'signed_in', signedIn: await registerIdentity(platform, newcomer), next, isNew: true }
}

/** How much earlier than the visit the provider's authentication time may be, since clocks differ. */
const toleranceMs = 60_000

async function admitFirstPassword(platform: Platform, visited: Visited, owner: Owner): Promise<Outcome> {
  const { visit, proven, identity, name } = visited
  const known = await findIdentity(platform.database, identity)
  if (known?.userId !== owner.id) throw new DomainError('provider_refused', providerTexts.ofOther(name))
  const { askedAt } = proven
  if (askedAt === null) return proveByMail(platform, visited, owner)
  if (askedAt.getTime() < visit.beganAt.getTime() - toleranceMs)
    throw new DomainError('provider_refused', providerTexts.notAskedAgain(name))
  return {
    outcome: 'password_wanted',
    ticket: await keepTicket(platform, visited, 'first_password', owner.id),
  }
}

/** For a provider that sends no authentication time: a mailed link replaces signing in again. */
async function proveByMail(platform: Platform, { name, caller }: Visited, owner: Owner): Promise<Outcome> {
  if (owner.hasPassword) throw new DomainError('already_exists', accountTexts.passwordIsSet)
  if (!platform.mail.isOn) throw new DomainError('provider_refused', providerTexts.askedUnknown(name))
  await mailResetLink(platform, { name: owner.email, caller })
  return { outcome: 'password_link_sent', email: owner.email }
}

function keepTicket(
  platform: Platform,
  { browser, visit, identity }: Visited,
  wants: Ticket['wants'],
  userId: number,
): Promise<string> {
  const value: Ticket = { wants, identity, next: visit.next }
  return keepForBrowser(platform, { purpose: 'provider_ticket', userId, browser: browser ?? '', value })
}
