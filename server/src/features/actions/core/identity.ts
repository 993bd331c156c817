import type { ActionInput, IdentityClaim } from '@parleykit/contract/actions/action-inputs'
import type { ActionAudience } from '@parleykit/contract/actions/actions'

/** What is proved about a visitor; null for what isn't. Nothing of it was typed or comes from a model. */
export interface Identity {
  /** The ID of the person whom the website signed in. */
  readonly id: string | null
  /** The address that the website told, or that was proved by a mailed code. */
  readonly email: string | null
  readonly name: string | null
  /** What else the website told, by name. */
  readonly attributes: Readonly<Record<string, string>>
  /** When a mailed code proved the address in this conversation; null if the website told it or there is none. */
  readonly emailProvedAt: Date | null
}

export const nobody: Identity = { id: null, email: null, name: null, attributes: {}, emailProvedAt: null }

/** A claim's value; null if it isn't proved. */
export function claimOf(identity: Identity, claim: IdentityClaim): string | null {
  if (claim === 'id' || claim === 'email' || claim === 'name') return identity[claim]
  const name = claim.slice('attributes.'.length)
  return Object.hasOwn(identity.attributes, name) ? (identity.attributes[name] ?? null) : null
}

/** What a visitor has to prove before an action may run: an email address by a code, or who they are to the website. */
export type MissingProof = 'email' | 'sign_in'

/** The part of an action that says who may run it. */
export interface Guarded {
  readonly audience: ActionAudience
  readonly inputs: readonly ActionInput[]
}

/**
 * Says whether an action may run for a visitor: null if it may, or else what they have to prove. Every way to run an
 * action asks this first, with an identity that was read now.
 */
export function missingProof({ audience, inputs }: Guarded, identity: Identity): MissingProof | null {
  const missing = inputs.flatMap(({ source, claim, required }) =>
    source === 'identity' && required && claim && !claimOf(identity, claim) ? [claim] : [],
  )
  const needsSignIn = audience === 'signed_in' && identity.id === null
  if (needsSignIn || missing.some((claim) => claim !== 'email')) return 'sign_in'
  return missing.includes('email') || (audience === 'email' && identity.email === null) ? 'email' : null
}

/** Whether visitors who haven't signed in are mailed a code. */
export function needsMail({ audience, inputs }: Guarded): boolean {
  const bindsEmail = inputs.some(({ source, claim }) => source === 'identity' && claim === 'email')
  return audience === 'email' || (audience === 'anyone' && bindsEmail)
}
