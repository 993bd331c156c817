import type { ErrorCode } from '@parleykit/contract/base/errors'
import { requestHeaders } from '@parleykit/contract/base/request-headers'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { isPublicApi } from '../answers/public-api.ts'
import { statusOf } from '../answers/status-of.ts'
import { tagOf } from './tags.ts'

type Json = Readonly<Record<string, unknown>>

/** The fields of an operation that are used here. */
export interface Operation {
  readonly parameters?: readonly Json[]
  readonly requestBody?: Json
  readonly responses?: Readonly<Record<string, Json>>
  readonly [key: string]: unknown
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Adds what an operation's schemas don't say: its name, who may call it, headers, files, events, errors. */
export function completeOperation(operation: Operation, name: string, route: RouteDefinition): Operation {
  const { responses = {}, parameters = [], ...rest } = operation
  const headers = headersOf(route)
  const all = [...parameters, ...headers]
  return {
    operationId: name,
    tags: [tagOf(route)],
    ...rest,
    security: securityOf(route),
    ...(all.length > 0 && { parameters: all }),
    ...(route.file !== undefined && { requestBody: multipart(route.file) }),
    responses: { ...successOf(route, responses), ...errorResponses(route) },
  }
}

function headersOf(route: RouteDefinition): Json[] {
  // A browser's EventSource can't send headers, so it names the workspace in its query.
  const isOwners = route.access === 'owner' && !route.stream
  const names = [...(route.headers ?? []), ...(isOwners ? (['workspace'] as const) : [])]
  return names.map((key) => {
    const { name, description, maxLength } = requestHeaders[key]
    return { name, in: 'header', required: false, description, schema: { type: 'string', maxLength } }
  })
}

function securityOf({ access, path, errorForm }: RouteDefinition): Json[] {
  if (access !== 'public') return [{ session: [] }]
  const needsKey = errorForm === 'openai'
  return isPublicApi(path) ? [...(needsKey ? [] : [{}]), { apiKey: [] }, { bearer: [] }] : []
}

function multipart(field: string): Json {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' }
  const schema = { type: 'object', properties: { [field]: file }, required: [field] }
  return { required: true, content: { 'multipart/form-data': { schema } } }
}

function successOf(route: RouteDefinition, described: Readonly<Record<string, Json>>) {
  const status = String(route.status ?? 200)
  const description = route.summary
  const stream = route.stream ?? route.streams
  const events = stream && { 'text/event-stream': { schema: reference(stream) } }
  const whole = route.stream ? {} : { ...described[status] }
  const success = {
    ...whole,
    description,
    ...(events && { content: { ...contentOf(whole), ...events } }),
  }
  const later = route.laterStatus && {
    [route.laterStatus]: { ...success, description: 'Continues as a background job.' },
  }
  const empty = route.emptyStatus && { [route.emptyStatus]: { description: 'Nothing left to send.' } }
  return { [status]: success, ...later, ...empty }
}

const contentOf = ({ content }: Json) => (typeof content === 'object' ? content : {})

const errorContent = {
  own: { 'application/json': { schema: reference('Error') } },
  text: { 'text/plain': { schema: { type: 'string' } } },
  'json-rpc': { 'application/json': { schema: reference('McpMessage') } },
  openai: { 'application/json': { schema: reference('OpenAIError') } },
}

function errorResponses(route: RouteDefinition): Record<string, Json> {
  const content = errorContent[route.errorForm ?? 'own']
  const byStatus = Map.groupBy(new Set(errorsOf(route)), (code: ErrorCode) => statusOf(code))
  const named = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: codes.join(', '), ...(status === 429 && { headers: retryAfter }), content },
  ])
  return { ...Object.fromEntries(named), default: { description: 'Any other error', content } }
}

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before retrying', schema: { type: 'integer', minimum: 0 } },
}

/** The refusals of a route of this kind. Other codes are documented under `default`. */
function errorsOf(route: RouteDefinition): ErrorCode[] {
  const { method, path, params, query, body, file, access, headers = [], errors = [] } = route
  const isPublic = isPublicApi(path)
  const changes = method !== 'GET'
  return [
    ...given(query ?? body ?? file, ['validation_failed']),
    ...given(access !== 'public', ['not_signed_in']),
    ...given(access === 'owner', ['role_too_small', 'member_paused']),
    ...given(changes && !isPublic, ['origin_not_allowed']),
    ...given(isPublic, ['api_key_required', 'api_key_invalid', 'origin_not_allowed']),
    ...given(headers.includes('visitorToken'), ['visitor_token_invalid']),
    ...given(params, ['not_found']),
    ...given(body ?? file, ['too_large', 'unsupported_media_type']),
    ...given(file, ['unreadable_file']),
    ...errors,
  ]
}

function given(condition: unknown, codes: readonly ErrorCode[]): readonly ErrorCode[] {
  return condition ? codes : []
}
