import type { User } from '@parleykit/contract/auth/account'
import * as contract from '@parleykit/contract/auth/passkeys'
import { callApi } from '../../api/api.ts'

/** Signs in with a passkey chosen in the browser's own prompt. */
export async function askForPasskey(): Promise<User> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = await callApi(contract.askForPasskey)
  const credential = await startAuthentication({ optionsJSON })
  return callApi(contract.signInWithPasskey, { body: { credential } })
}
