import type { UsedCredential } from '@parleykit/contract/auth/passkeys'
import type { Platform } from '../../../platform/platform.ts'
import type { passkeys } from '../base/tables.ts'
import type { RelyingParty } from '../core/relying-party.ts'
import { type Ceremony, parseChallenge } from './challenge.ts'

export interface VerifiedAssertion {
  /** The ID for `consumeChallenge`. */
  readonly challengeId: string
  /** The device's present count. */
  readonly counter: number
}

/** Checks that a passkey signed our own challenge for this site and that its device verified the user; else null. */
export async function verifyAssertion(
  platform: Platform,
  { rpId, origin }: RelyingParty,
  { credential, passkey }: { credential: UsedCredential; passkey: typeof passkeys.$inferSelect },
  ceremony: Ceremony,
): Promise<VerifiedAssertion | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  let challengeId: string | null = null
  const { clientDataJSON, authenticatorData, signature } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) => {
        challengeId = await parseChallenge(platform, challenge, ceremony)
        return challengeId !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The stored counter is compared in the database, so that only one of several concurrent sign-ins passes.
      credential: { id: credential.id, publicKey: new Uint8Array(passkey.publicKey), counter: 0 },
    })
    if (verified && challengeId !== null) return { challengeId, counter: authenticationInfo.newCounter }
  } catch (error) {
    platform.log.info({ err: error }, 'a passkey was refused')
  }
  return null
}
