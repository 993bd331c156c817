import { addPasskey, offerPasskey, type Passkey } from '@parleykit/contract/auth/passkeys'
import { getSignInOptions } from '@parleykit/contract/auth/recovery'
import { callRoute } from './call-route.ts'
import type { TestOwner } from './make-owner.ts'
import { makeAuthenticator, type SoftwareAuthenticator } from './software-authenticator.ts'

const password = 'correct horse' // makeOwner's

/** The cookie that binds the answer of a browser to what it was asked. */
export const passkeyCookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0] ?? '')
    .find((pair) => pair.includes('parleykit_passkey=')) ?? ''

/** Where a server's passkeys work. */
async function passkeyOrigin(origin: string): Promise<string> {
  const { passkeys } = (await callRoute(origin, getSignInOptions)).body
  if (passkeys === null) throw new Error('The server has no passkeys')
  return passkeys
}

/** Gives an account a passkey; by default on a device of its own. */
export async function makePasskey(
  origin: string,
  owner: TestOwner,
  given?: SoftwareAuthenticator,
): Promise<{ passkey: Passkey; authenticator: SoftwareAuthenticator }> {
  const authenticator = given ?? makeAuthenticator(await passkeyOrigin(origin))
  const offered = await owner.call(offerPasskey, { body: { password } })
  if (offered.status !== 200) throw new Error(`No passkey was offered: ${JSON.stringify(offered.body)}`)
  const cookie = `${owner.cookie}; ${passkeyCookieOf(offered.headers)}`
  const credential = authenticator.create(offered.body)
  const added = await owner.call(addPasskey, { body: { credential }, headers: { cookie } })
  if (added.status !== 201) throw new Error(`No passkey was added: ${JSON.stringify(added.body)}`)
  return { passkey: added.body, authenticator }
}
