import type { UsedCredential } from '@parleykit/contract/auth/passkeys'
import { accountTexts } from '@parleykit/contract/auth/texts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { DomainError } from '../../../platform/domain-error/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Caller } from '../base/caller-of.ts'
import { recordSecurityEvent } from '../base/record-security-event.ts'
import { passkeys, users } from '../base/tables.ts'
import type { SignedIn } from '../session/start-session.ts'
import { requireRelyingParty } from './require-relying-party.ts'
import { startSessionByPasskey } from './start-session-by-passkey.ts'
import { verifyAssertion } from './verify-assertion.ts'

export interface PasskeySignIn {
  readonly caller: Caller
  /** The browser's cookie value from when it was asked for a passkey. */
  readonly browserToken: string | null
  /** The browser's device token for an account. */
  readonly deviceTokenOf: (userId: number) => string | null
}

/** Opens a session for a passkey. The refusal is the same for an unknown or removed passkey and a wrong signature. */
export async function signInWithPasskey(
  platform: Platform,
  credential: UsedCredential,
  { caller, browserToken, deviceTokenOf }: PasskeySignIn,
): Promise<SignedIn> {
  const site = requireRelyingParty(platform.config)
  const passkey = await findPasskey(platform, credential)
  const ceremony = { kind: 'sign-in', userId: null, browserToken } as const
  const checked = passkey && (await verifyAssertion(platform, site, { credential, passkey }, ceremony))
  const userId = passkey?.userId ?? null
  const subject = passkey ? { subject: passkey.name } : {}
  if (!passkey || !checked) {
    await recordSecurityEvent(platform, { name: 'passkey_refused', userId, caller, ...subject })
    throw refused()
  }
  const deviceToken = deviceTokenOf(passkey.userId)
  const opened = await startSessionByPasskey(platform, passkey, { ...checked, caller, deviceToken })
  if (typeof opened === 'string') {
    const name = opened === 'copied' ? 'passkey_copied' : 'passkey_refused'
    await recordSecurityEvent(platform, { name, userId, caller, ...subject })
    throw refused()
  }
  await recordSecurityEvent(platform, { name: 'passkey_sign_in', userId, caller, ...subject })
  return opened
}

/** The device sends the account's handle along with the passkey's ID. Both must belong to the same account. */
async function findPasskey({ database }: Platform, { id, response }: UsedCredential) {
  const [found] = await database
    .select({ passkey: passkeys })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(
        eq(passkeys.credentialId, Buffer.from(id, 'base64url')),
        eq(users.passkeyHandle, Buffer.from(response.userHandle ?? '', 'base64url')),
      ),
    )
  return found?.passkey ?? null
}

const refused = () => new DomainError('invalid_credentials', accountTexts.passkeyRefused)
