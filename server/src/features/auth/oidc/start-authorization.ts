import type { Platform } from '../../../platform/platform.ts'
import type { AuthorizationState } from './authorization-state.ts'
import { storeForBrowser } from './browser-bound-state.ts'
import { callProvider } from './call-provider.ts'

export interface NewAuthorization extends Pick<AuthorizationState, 'intent' | 'next' | 'invite'> {
  /** The account it is about. Null for a sign-in. */
  readonly userId: number | null
  /** The browser's cookie value: no other browser can finish the authorization. */
  readonly browser: string
}

/** The URL at which the browser signs in. The state needed to check the response is kept for ten minutes. */
export async function startAuthorization(
  platform: Platform,
  { userId, browser, ...authorization }: NewAuthorization,
): Promise<string> {
  const redirect = await callProvider(platform, (provider) => provider.startSignIn())
  const value: AuthorizationState = { ...authorization, ...redirect.secrets, beganAt: platform.clock() }
  const state = await storeForBrowser(platform, { purpose: 'provider_visit', userId, browser, value })
  return redirect.urlFor({ state, requiresLogin: authorization.intent === 'first_password' })
}
