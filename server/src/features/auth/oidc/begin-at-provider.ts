import type { Platform } from '../../../platform/platform.ts'
import { askProvider } from './ask-provider.ts'
import { keepForBrowser } from './kept-for-browser.ts'
import type { Visit } from './visit.ts'

export interface NewVisit extends Pick<Visit, 'intent' | 'next' | 'invite'> {
  /** Whose account it is about; null for a sign-in. */
  readonly userId: number | null
  /** What the browser's cookie holds: nobody else can finish the visit. */
  readonly browser: string
}

/** Where the browser goes to prove who it is; what has to come back is kept for ten minutes. */
export async function beginAtProvider(
  platform: Platform,
  { userId, browser, ...visit }: NewVisit,
): Promise<string> {
  const departure = await askProvider(platform, (provider) => provider.depart())
  const value: Visit = { ...visit, ...departure.secrets, beganAt: platform.clock() }
  const state = await keepForBrowser(platform, { purpose: 'provider_visit', userId, browser, value })
  return departure.urlFor({ state, asksAgain: visit.intent === 'first_password' })
}
