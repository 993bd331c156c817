import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { RequestHeader } from './request-headers.ts'
import type { Role } from './roles.ts'

/** Text is for the four account routes alone; the others are forms that clients of other products know. */
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
  /** Bytes that the body may have; `requestBytesMax` when absent. */
  readonly bodyBytesMax?: number
  readonly response: z.ZodType
  /** Status of a success; 200 when absent. */
  readonly status?: 200 | 201
  /** Status of a success that goes on as a job. */
  readonly laterStatus?: 202
  /** Status where a stream has nothing to send; one who follows it stops asking. */
  readonly emptyStatus?: 204
  /** Headers that it reads beside a key or a session. */
  readonly headers?: readonly RequestHeader[]
  /** Refusals of its own, beyond those that its kind of route has. */
  readonly errors?: readonly ErrorCode[]
  /** How its errors are written where not as `{ message, error, code }`. */
  readonly errorForm?: ErrorForm
  /** The response is a stream of server-sent events, each of them one `response`; what OpenAPI calls it. */
  readonly stream?: 'ChatEvent' | 'LiveNotice'
  /** The same where the caller may choose between such a stream and one `response`: what OpenAPI calls its events. */
  readonly streams?: 'ChatCompletionChunk' | 'McpMessage'
  /** The answer brings a new session's cookie, and the session that asked ends. */
  readonly renewsSession?: true
  /** The response is a file's bytes, as application/octet-stream. */
  readonly download?: true
}

/** Who may call a route. */
type RouteAccess =
  | { readonly access: 'public'; readonly role?: never }
  /** Needs a session, and is about the caller's own account alone. */
  | { readonly access: 'account'; readonly role?: never }
  /** Needs a session, and at least the role in the workspace that the request is about. */
  | { readonly access: 'owner'; readonly role: Role }

/** One HTTP operation as data: the server binds it, the web client calls it, OpenAPI describes it. */
export type RouteDefinition = RouteShape & RouteAccess

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler gets: the parsed parts of the request. */
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

/** Keeps the literal types of a route. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route
}
