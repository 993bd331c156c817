import type { RouteDefinition, RouteResponse } from '@parleykit/contract/base/route'
import { type Answer, type CallInput, callRoute } from '../call-route.ts'

/** A browser without a screen: it keeps cookies and fills in the provider's forms. */
export interface TestBrowser {
  /** Calls a route of the product with this browser's cookies. */
  call<R extends RouteDefinition>(route: R, input?: CallInput<R>): Promise<Answer<RouteResponse<R>>>
  /** Signs in at the provider, or says no there; returns the query that it leads back to the product with. */
  visit(url: string, login: string | null): Promise<string>
}

/** `returnUrl` is where the provider sends browsers back to. */
export function openTestBrowser(origin: string, returnUrl: string): TestBrowser {
  const ours = new Map<string, string>()
  const theirs = new Map<string, string>()
  let signedInAs: string | null = null
  return {
    async call(route, input = {} as CallInput<typeof route>) {
      const headers = { cookie: cookieOf(ours), ...input.headers }
      const answer = await callRoute(origin, route, { ...input, headers })
      keep(ours, answer.headers)
      return answer
    },
    async visit(url, login) {
      // A browser that changes its person has signed out there before.
      if (login !== signedInAs) theirs.clear()
      signedInAs = login
      let request: { url: string; form?: URLSearchParams } = { url }
      // Each step is a redirect or one of the provider's two forms.
      for (let step = 0; step < 20; step++) {
        const response: Response = await fetch(request.url, {
          redirect: 'manual',
          headers: { cookie: cookieOf(theirs) },
          ...(request.form && { method: 'POST', body: request.form }),
        })
        keep(theirs, response.headers)
        const location = response.headers.get('location')
        const page = await response.text()
        if (location !== null) {
          const target = new URL(location, request.url).href
          if (target.startsWith(`${returnUrl}?`)) return new URL(target).search.slice(1)
          request = { url: target }
        } else request = answerForm(page, login)
      }
      throw new Error('The provider leads nowhere')
    },
  }
}

function answerForm(page: string, login: string | null): { url: string; form?: URLSearchParams } {
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  const [, prompt] = /name="prompt" value="(\w+)"/.exec(page) ?? []
  const [, abort] = /<a href="([^"]+\/abort)"/.exec(page) ?? []
  if (!action || !prompt || !abort) throw new Error(`The provider shows no form: ${page.slice(0, 500)}`)
  if (login === null) return { url: abort }
  return { url: action, form: new URLSearchParams({ prompt, login, password: 'any' }) }
}

const cookieOf = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

function keep(jar: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';', 1)
    const name = pair.slice(0, pair.indexOf('='))
    const value = pair.slice(name.length + 1)
    if (value === '') jar.delete(name)
    else jar.set(name, value)
  }
}
