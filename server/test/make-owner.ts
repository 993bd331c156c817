import { randomBytes } from 'node:crypto'
import { register, type User } from '@parleykit/contract/account'
import type { RouteDefinition, RouteResponse } from '@parleykit/contract/route'
import { type Answer, type CallInput, callRoute } from './call-route.ts'

export interface TestOwner {
  readonly user: User
  readonly cookie: string
  /** Calls a route as this owner. */
  call<R extends RouteDefinition>(route: R, input?: CallInput<R>): Promise<Answer<RouteResponse<R>>>
}

/** A newly registered account with its session. */
export async function makeOwner(origin: string): Promise<TestOwner> {
  const username = `owner-${randomBytes(4).toString('hex')}`
  const answer = await callRoute(origin, register, {
    body: { username, email: `${username}@example.com`, password: 'correct horse' },
  })
  if (answer.status !== 201) throw new Error(`Registering failed: ${JSON.stringify(answer.body)}`)
  const cookie = (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
  return {
    user: answer.body,
    cookie,
    call: (route, input = {} as CallInput<typeof route>) =>
      callRoute(origin, route, { ...input, headers: { cookie, ...input.headers } }),
  }
}
