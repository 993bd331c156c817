import { authStepHeader, totalCountHeader } from '@parleykit/contract/base/limits'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import type {
  RouteBody,
  RouteDefinition,
  RouteParams,
  RouteQuery,
  RouteResponse,
} from '@parleykit/contract/base/route'
import { ApiError } from './api-error.ts'
import { sendFile } from './send-file.ts'
import { fetchWithProbe, sendWithProbe } from './server-connection.ts'
import { renewSession, retryAfterRenewal } from './session-renewal.ts'
import { chosenWorkspace } from './workspace-choice.ts'

type Part<Name extends string, Value> = [Value] extends [undefined] ? unknown : { [key in Name]: Value }

/** The input of a call: only the parts that the route declares. */
export type CallInput<R extends RouteDefinition> = Part<'params', RouteParams<R>> &
  (R['query'] extends undefined ? unknown : { query?: RouteQuery<R> }) &
  Part<'body', RouteBody<R>> &
  (R['file'] extends string ? { file: File; onProgress?: (share: number) => void } : unknown) & {
    signal?: AbortSignal
  }

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly file?: File
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

/**
 * Calls one route of the contract with the session's cookie and returns its parsed response. `onProgress` gets the
 * fraction of a file that was sent, 0 to 1.
 * @throws ApiError for every non-OK response; ServerUnreachableError if the server can't be reached.
 */
export async function callApi<R extends RouteDefinition>(
  route: R,
  ...[input = {} as CallInput<R>]: Record<never, never> extends CallInput<R>
    ? [input?: CallInput<R>]
    : [input: CallInput<R>]
): Promise<RouteResponse<R>> {
  return (await request(route, input)).body
}

/** Like `callApi` for one page of a list, with the number of items on all pages. */
export async function callApiForPage<R extends RouteDefinition>(
  route: R,
  input: CallInput<R>,
): Promise<{ items: RouteResponse<R>; total: number }> {
  const { body, response } = await request(route, input)
  return { items: body, total: Number(response.headers.get(totalCountHeader) ?? 0) }
}

function request<R extends RouteDefinition>(route: R, input: CallInput<R>) {
  const send = () => sendOnce(route, input)
  return route.renewsSession ? renewSession(send) : retryAfterRenewal(send)
}

async function sendOnce<R extends RouteDefinition>(route: R, input: CallInput<R>) {
  const { params, query, body, file, onProgress, signal } = input as LooseInput
  const url = routeUrl(route.path, params, query)
  const headers = headersOf(route, body)
  const { method, file: field } = route
  const response =
    field !== undefined && file !== undefined
      ? await sendWithProbe(() => sendFile({ method, url, field, file, onProgress, headers }))
      : await fetchWithProbe(url, {
          method,
          credentials: 'include',
          ...(signal ? { signal } : {}),
          headers,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
  const text = await response.text()
  if (!response.ok)
    throw new ApiError(response.status, response.statusText, text, response.headers.get(authStepHeader))
  return { body: route.response.parse(JSON.parse(text)) as RouteResponse<R>, response }
}

/** Requests that require the owner role always use the user's own workspace. */
function headersOf({ access, role }: RouteDefinition, body: unknown): Record<string, string> {
  const workspace = access === 'owner' && role !== 'owner' ? chosenWorkspace() : null
  return {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(workspace !== null && { [workspaceHeader]: String(workspace) }),
  }
}

/** A route's path with its parameters filled in, followed by the query. */
export function routeUrl(path: string, params: LooseInput['params'] = {}, query: LooseInput['query'] = {}) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (given.length === 0) return filled
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
