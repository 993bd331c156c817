import { randomBytes } from 'node:crypto'
import { getUser, register, type User } from '@parleykit/contract/auth/account'
import type { RouteDefinition, RouteResponse } from '@parleykit/contract/base/route'
import { type Answer, type CallInput, callRoute } from './call-route.ts'

export interface TestOwner {
  readonly user: User
  readonly cookie: string
  /** Calls a route as this owner. */
  call<R extends RouteDefinition>(route: R, input?: CallInput<R>): Promise<Answer<RouteResponse<R>>>
}

/** The session that an answer opens, as a Cookie header; undefined when it opens none. */
const sessionCookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .find((pair) => /parleykit_session=./.test(pair ?? ''))

/** A newly registered account with its session; where a call opens another one, it goes on with that. */
export async function makeOwner(origin: string, invite?: string): Promise<TestOwner> {
  const username = `owner-${randomBytes(4).toString('hex')}`
  const answer = await callRoute(origin, register, {
    body: { username, email: `${username}@example.com`, password: 'correct horse', invite },
  })
  if (answer.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(answer.body)}`)
  let cookie = sessionCookieOf(answer.headers) ?? ''
  return {
    user: answer.body,
    get cookie() {
      return cookie
    },
    async call(route, input = {} as CallInput<typeof route>) {
      const called = await callRoute(origin, route, { ...input, headers: { cookie, ...input.headers } })
      cookie = sessionCookieOf(called.headers) ?? cookie
      return called
    },
  }
}

/** Whether an owner's session is still open; false for none. */
export async function isSignedIn(owner: TestOwner | undefined): Promise<boolean> {
  return owner !== undefined && (await owner.call(getUser)).status === 200
}
