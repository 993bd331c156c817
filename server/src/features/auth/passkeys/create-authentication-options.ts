import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import type { Platform } from '../../../platform/platform.ts'
import { challengeLifetimeMs } from '../core/session-lifetime.ts'
import { createChallenge } from './challenge.ts'
import { requireRelyingParty } from './require-relying-party.ts'

/** The options that a browser needs to sign in with any passkey for this site. */
export async function createAuthenticationOptions(
  platform: Platform,
  browserToken: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { rpId } = requireRelyingParty(platform.config)
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: rpId,
    challenge: await createChallenge(platform, { kind: 'sign-in', userId: null, browserToken }),
    timeout: challengeLifetimeMs,
    userVerification: 'required',
  })
}
