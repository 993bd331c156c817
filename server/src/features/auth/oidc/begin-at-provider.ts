import type { Platform } from '../../../platform/platform.ts'
import { askProvider } from './ask-provider.ts'
import { keepForBrowser } from './kept-for-browser.ts'
import type { Visit } from './visit.ts'

export interface NewVisit extends Pick<Visit, 'intent' | 'next' | 'invite'> {
  /** The account it is about. Null for a sign-in. */
  readonly userId: number | null
  /** The browser's cookie value: no other browser can finish the visit. */
  readonly browser: string
}

/** The URL at which the browser signs in. The state needed to check the response is kept for ten minutes. */
export async function beginAtProvider(
  platform: Platform,
  { userId, browser, ...visit }: NewVisit,
): Promise<string> {
  const departure = await askProvider(platform, (provider) => provider.depart())
  const value: Visit = { ...visit, ...departure.secrets, beganAt: platform.clock() }
  const state = await keepForBrowser(platform, { purpose: 'provider_visit', userId, browser, value })
  return departure.urlFor({ state, asksAgain: visit.intent === 'first_password' })
}
