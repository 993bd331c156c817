import type { NewCredential } from '@parleykit/contract/auth/passkeys'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RelyingParty } from '../core/relying-party.ts'
import { type Ceremony, parseChallenge } from './challenge.ts'
import { passkeyAlgorithms } from './passkey-algorithms.ts'

export interface VerifiedCredential {
  readonly credentialId: Buffer
  /** In COSE format. */
  readonly publicKey: Buffer
  readonly counter: number
  /** The ID for `consumeChallenge`. */
  readonly challengeId: string
}

/** Size limit of a public key in bytes: RSA with 8192 bits and its encoding. */
const publicKeyMax = 1100

/** Reads a passkey that a browser created. Throws `passkey_invalid` unless it answers our own challenge. */
export async function verifyRegistration(
  platform: Platform,
  { rpId, origin }: RelyingParty,
  credential: NewCredential,
  ceremony: Ceremony,
): Promise<VerifiedCredential> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  let challengeId: string | null = null
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: {
          clientDataJSON: credential.response.clientDataJSON,
          attestationObject: await withoutStatement(credential.response.attestationObject),
        },
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) => {
        challengeId = await parseChallenge(platform, challenge, ceremony)
        return challengeId !== null
      },
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...passkeyAlgorithms],
    })
    if (verified && challengeId !== null && registrationInfo.credential.publicKey.length <= publicKeyMax) {
      const { id, publicKey, counter } = registrationInfo.credential
      const credentialId = Buffer.from(id, 'base64url')
      return { credentialId, publicKey: Buffer.from(publicKey), counter, challengeId }
    }
  } catch (error) {
    platform.log.info({ err: error }, 'a new passkey was refused')
  }
  throw new DomainError('passkey_invalid', accountTexts.passkeyUnreadable)
}

/**
 * Removes the attestation statement, which is neither requested nor trusted. Checking it would fetch lists from URLs
 * inside it.
 */
async function withoutStatement(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = new Map<string, string | Uint8Array | Map<string, string>>()
  bare.set('fmt', 'none').set('attStmt', new Map<string, string>()).set('authData', authData)
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare))
}
