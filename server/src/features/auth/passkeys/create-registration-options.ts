import { randomBytes } from 'node:crypto'
import type { PasskeyProof } from '@parleykit/contract/auth/passkeys'
import { productName } from '@parleykit/contract/base/limits'
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server'
import { eq, sql } from '../../../platform/database/drizzle.ts'
import { notFound } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { requireConfirmedEmail } from '../base/require-confirmed-email.ts'
import { passkeys, users } from '../base/tables.ts'
import type { Owner } from '../base/to-owner.ts'
import { challengeLifetimeMs } from '../core/session-lifetime.ts'
import { proveIdentity } from '../proof/prove-identity.ts'
import { createChallenge } from './challenge.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'
import { rejectTooManyPasskeys } from './reject-too-many-passkeys.ts'
import { requireRelyingParty } from './require-relying-party.ts'

const handleBytes = 32

/** The options that a browser needs to create a passkey. The owner must confirm with password and code. */
export async function createRegistrationOptions(
  platform: Platform,
  owner: Owner,
  proof: PasskeyProof,
  { caller, browserToken }: { readonly caller: Caller; readonly browserToken: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { rpId } = requireRelyingParty(platform.config)
  requireConfirmedEmail(platform, owner)
  await proveIdentity(platform, owner, proof, caller)
  const known = await platform.database
    .select({ credentialId: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, owner.id))
  rejectTooManyPasskeys(known.length + 1)
  const ceremony = { kind: 'add', userId: owner.id, browserToken } as const
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpID: rpId,
    rpName: productName,
    userName: owner.username,
    userDisplayName: owner.username,
    userID: await handleOf(platform, owner),
    challenge: await createChallenge(platform, ceremony),
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    // No name is typed at sign-in, so the passkey must be discoverable by the site alone.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  })
}

/** The same handle for all passkeys of an account: a device keeps one passkey per site and handle. */
async function handleOf({ database }: Platform, owner: Owner): Promise<Uint8Array<ArrayBuffer>> {
  const [user] = await database
    .update(users)
    .set({ passkeyHandle: sql`coalesce(${users.passkeyHandle}, ${randomBytes(handleBytes)})` })
    .where(eq(users.id, owner.id))
    .returning({ handle: users.passkeyHandle })
  if (!user?.handle) throw notFound('Account')
  return new Uint8Array(user.handle)
}
