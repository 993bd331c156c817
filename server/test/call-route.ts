import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@parleykit/contract/base/route'

export interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface CallInput<R extends RouteDefinition> {
  readonly params?: RouteParams<R>
  readonly query?: RouteQuery<R>
  readonly body?: RouteBody<R>
  readonly file?: { readonly name: string; readonly bytes: Uint8Array }
  readonly headers?: Record<string, string>
}

/** Calls a route of the contract over real HTTP. A plain-text body comes as a string, whatever the type says. */
export async function callRoute<R extends RouteDefinition>(
  origin: string,
  route: R,
  input: CallInput<R> = {},
): Promise<Answer<RouteResponse<R>>> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown> | undefined)?.[name])),
  )
  const query = new URLSearchParams((input.query ?? {}) as Record<string, string>)
  const form = input.file && new FormData()
  if (form && input.file)
    form.set(route.file ?? 'file', new Blob([Buffer.from(input.file.bytes)]), input.file.name)
  const response = await fetch(`${origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
    method: route.method,
    headers: { ...(input.body !== undefined && { 'content-type': 'application/json' }), ...input.headers },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(form && { body: form }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('application/json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}
