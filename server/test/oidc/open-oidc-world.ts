import { randomBytes } from 'node:crypto'
import { beginProviderSignIn, finishAtProvider, type ProviderOutcome } from '@parleykit/contract/auth/oidc'
import type { Answer } from '../call-route.ts'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { openTestProvider, type TestPerson, type TestProvider } from './open-test-provider.ts'
import { openTestBrowser, type TestBrowser } from './test-browser.ts'

const publicUrl = 'http://parleykit.example'

export interface OidcWorld {
  readonly app: TestApp
  readonly provider: TestProvider
  readonly logged: readonly string[]
  openBrowser(): TestBrowser
  /** A person with a login at the provider, and an address that is verified unless the fields say otherwise. */
  person(known?: TestPerson): { readonly login: string; readonly email: string }
  /** Goes to the provider and comes back; null for who says no there. */
  signIn(
    browser: TestBrowser,
    login: string | null,
    body?: { next?: string; invite?: string },
  ): Promise<Answer<ProviderOutcome>>
  close(): Promise<void>
}

/** A server with a real provider beside it, and browsers that know both. */
export async function openOidcWorld(environment: Record<string, string> = {}): Promise<OidcWorld> {
  const provider = await openTestProvider(publicUrl)
  const logged: string[] = []
  const app = await createTestApp({ ...provider.environment, ...environment }, (line) =>
    logged.push(JSON.stringify(line)),
  )
  return {
    app,
    provider,
    logged,
    openBrowser: () => openTestBrowser(app.origin, `${publicUrl}/auth/callback`),
    person(known = {}) {
      const login = `person-${randomBytes(4).toString('hex')}`
      const email = `${login}@example.com`
      provider.people.set(login, { email, email_verified: true, preferred_username: login, ...known })
      return { login, email: known.email ?? email }
    },
    async signIn(browser, login, body = {}) {
      const { url } = (await browser.call(beginProviderSignIn, { body })).body
      return browser.call(finishAtProvider, { body: { answer: await browser.visit(url, login) } })
    },
    async close() {
      await app.close()
      await provider.close()
    },
  }
}

/** The ticket of an outcome that waits for more. */
export function ticketOf({ body }: Answer<ProviderOutcome>): string {
  if (!('ticket' in body)) throw new Error(`It waits for nothing: ${JSON.stringify(body)}`)
  return body.ticket
}
