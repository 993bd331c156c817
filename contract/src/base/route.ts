import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RequestHeader } from './request-headers.ts'
import type { Role } from './roles.ts'

/** Text is used only by the four account routes. The others are formats that clients of other products expect. */
export type ErrorForm = 'text' | 'openai' | 'json-rpc'

interface RouteShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for each path parameter. */
  readonly path: string
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The one file field of a multipart body. */
  readonly file?: string
  /** Maximum bytes of the body; `requestBytesMax` by default. */
  readonly bodyBytesMax?: number
  readonly response: z.ZodType
  /** Status on success; 200 by default. */
  readonly status?: 200 | 201
  /** Status on success if the work continues as a job. */
  readonly laterStatus?: 202
  /** Status if a stream has nothing to send: clients stop reconnecting. */
  readonly emptyStatus?: 204
  /** Headers that it reads besides a key or a session. */
  readonly headers?: readonly RequestHeader[]
  /** Errors besides those common to its kind of route. */
  readonly errors?: readonly ErrorCode[]
  /** The format of its errors, if not `{ message, error, code }`. */
  readonly errorForm?: ErrorForm
  /** The response streams server-sent events, each of them one `response`: the event's name in OpenAPI. */
  readonly stream?: 'ChatEvent' | 'LiveNotice'
  /** The same if the caller may choose between a stream and one `response`: the event's name in OpenAPI. */
  readonly streams?: 'ChatCompletionChunk' | 'McpMessage'
  /** The response sets a new session's cookie, and the session of the request ends. */
  readonly renewsSession?: true
  /** The response is a file's bytes, as application/octet-stream. */
  readonly download?: true
}

/** Who may call a route. */
type RouteAccess =
  | { readonly access: 'public'; readonly role?: never }
  /** Needs a session, and concerns only the caller's own account. */
  | { readonly access: 'account'; readonly role?: never }
  /** Needs a session, and at least this role in the request's workspace. */
  | { readonly access: 'owner'; readonly role: Role }

/** One HTTP operation as data: the server binds it, the web client calls it, OpenAPI describes it. */
export type RouteDefinition = RouteShape & RouteAccess

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

/** A handler's input: the parsed parts of the request. */
export interface RouteInput<R extends RouteDefinition> {
  readonly params: OutputOf<R['params']>
  readonly query: OutputOf<R['query']>
  readonly body: OutputOf<R['body']>
}

export type RouteResponse<R extends RouteDefinition> = z.output<R['response']>
export type RouteResponseInput<R extends RouteDefinition> = z.input<R['response']>
export type RouteBody<R extends RouteDefinition> = InputOf<R['body']>
export type RouteParams<R extends RouteDefinition> = InputOf<R['params']>
export type RouteQuery<R extends RouteDefinition> = InputOf<R['query']>

/** Preserves the literal types of a route. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route
}
