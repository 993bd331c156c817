import { login, register, type User } from '@parleykit/contract/auth/account'
import type { RouteBody, RouteDefinition, RouteParams, RouteResponse } from '@parleykit/contract/base/route'

export interface CallInput<R extends RouteDefinition> {
  readonly params?: RouteParams<R>
  readonly body?: RouteBody<R>
  /** Of a route that takes one. */
  readonly file?: File
  readonly headers?: Record<string, string>
}

/** Calls a route of the running product. @throws Error with its answer when it refuses. */
export async function call<R extends RouteDefinition>(
  origin: string,
  route: R,
  { params, body, file, headers }: CallInput<R> = {},
): Promise<{ readonly body: RouteResponse<R>; readonly cookie: string }> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const answer = await fetch(origin + path, {
    method: route.method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(file && { body: formOf(route, file) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${route.method} ${path} answered ${answer.status}: ${text}`)
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { body: JSON.parse(text), cookie: cookie.join('; ') }
}

function formOf({ file: field }: RouteDefinition, file: File): FormData {
  const form = new FormData()
  form.set(field ?? 'file', file)
  return form
}

/** A person who uses the product. They sign in again before each call, since weeks lie between them. */
export class Person {
  readonly user: User
  private readonly origin: string
  private readonly password: string

  private constructor(origin: string, user: User, password: string) {
    this.origin = origin
    this.user = user
    this.password = password
  }

  static async register(
    origin: string,
    username: string,
    password: string,
    invite?: string,
  ): Promise<Person> {
    const body = { username, email: `${username}@example.com`, password, ...(invite && { invite }) }
    return new Person(origin, (await call(origin, register, { body })).body, password)
  }

  /** What calls a route as this person, from now until the session has run out. */
  async signIn() {
    const { username } = this.user
    const { cookie } = await call(this.origin, login, { body: { username, password: this.password } })
    return async <R extends RouteDefinition>(
      route: R,
      input: CallInput<R> = {},
    ): Promise<RouteResponse<R>> => {
      const answer = await call(this.origin, route, { ...input, headers: { cookie, ...input.headers } })
      return answer.body
    }
  }
}

export type Calls = Awaited<ReturnType<Person['signIn']>>
