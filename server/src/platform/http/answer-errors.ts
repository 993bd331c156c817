import type { SecurityEventName } from '@parleykit/contract/auth/security-events'
import type { ErrorCode } from '@parleykit/contract/base/errors'
import { authStepHeader } from '@parleykit/contract/base/limits'
import type { McpMessage } from '@parleykit/contract/chat/mcp/mcp'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isBeingReplaced, isDatabaseUnavailable, isDiskFull, isLocked } from '../database/index.ts'
import { outOfSpace } from '../disk-space/index.ts'
import { DomainError } from '../domain-error/index.ts'
import { ThrottledError } from '../throttles/index.ts'
import { bodyOf, statusOf } from './answers/status-of.ts'
import { openAiErrorOf } from './open-ai-error-of.ts'

/** Turns every error of the app into a response of the contract, so that no stack trace, SQL or path ever leaks. */
export function answerErrors(app: FastifyInstance): void {
  app.decorateRequest('refusedWith', null)
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    const answer = toDomainError(error)
    if (isDiskFull(error)) request.log.error("The database's disk is full: nothing more can be stored.")
    if (error instanceof ThrottledError && error.isFirst) {
      const securityEvent: SecurityEventName = 'throttled'
      request.log.warn({ securityEvent, rule: error.rule, address: request.ip }, 'security event')
    }
    if (answer.code === 'internal_error') request.log.error({ err: error }, 'request failed')
    return sendError(request, reply, answer)
  })
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new DomainError('not_found', 'Not found')),
  )
}

/** For addresses that can't be decoded: Fastify rejects them before routing. */
export function answerBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(request, reply, new DomainError('validation_failed', "The URL isn't valid"))
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: DomainError): FastifyReply {
  request.refusedWith = error.code
  reply.status(statusOf(error.code)).header('cache-control', 'no-store')
  if (error.retryAfterSeconds !== null) reply.header('retry-after', String(error.retryAfterSeconds))
  if (error.authStep !== null) reply.header(authStepHeader, error.authStep)
  const form = request.routeOptions.config.errorForm
  if (form === 'text') return reply.type('text/plain; charset=utf-8').send(error.message)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(formOf(error, form, request.body)))
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The refusal; null if there is none. */
    refusedWith: ErrorCode | null
  }
}

function formOf(error: DomainError, form: 'openai' | 'json-rpc' | undefined, sent: unknown): object {
  if (form === 'openai') return openAiErrorOf(error)
  return form === 'json-rpc' ? jsonRpcErrorOf(error, sent) : bodyOf(error)
}

/** The part of any error that a caller may read. */
export function toDomainError(error: FastifyError | Error): DomainError {
  if (error instanceof DomainError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0]
    const isPath = error.validationContext === 'params'
    if (isPath) return new DomainError('not_found', 'Not found')
    const param = first && fieldOf(first.instancePath)
    return new DomainError('validation_failed', first?.message ?? "The request isn't valid", {
      ...(param && { param }),
    })
  }
  if (isDiskFull(error)) {
    return outOfSpace()
  }
  if (isLocked(error)) {
    return new DomainError('not_ready', 'This is being changed right now. Please try again in a moment.', {
      retryAfterSeconds: 2,
    })
  }
  if (isDatabaseUnavailable(error) || isBeingReplaced(error)) {
    return new DomainError(
      'not_ready',
      "The database isn't responding right now. Please try again in a moment.",
      { retryAfterSeconds: 2 },
    )
  }
  return fromHttpError(error)
}

/** `/messages/0/content` as `messages[0].content`. */
function fieldOf(pointer: string): string {
  return pointer
    .slice(1)
    .replace(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.')
}

/** Errors that Fastify and its plugins detect before a handler runs. */
function fromHttpError(error: FastifyError | Error): DomainError {
  const status = 'statusCode' in error ? error.statusCode : undefined
  const code = 'code' in error ? error.code : undefined
  if (status === 413) return new DomainError('too_large', 'The request is too large')
  if (status === 415 || status === 406) {
    return new DomainError('unsupported_media_type', "This route doesn't accept this content type")
  }
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return new DomainError('validation_failed', "The request body isn't valid JSON")
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new DomainError('validation_failed', "The request isn't valid")
  }
  return new DomainError('internal_error', 'Something went wrong on our side. Please try again.')
}

/** A refusal in JSON-RPC form, with the product's code in addition. `sent` is the body as far as it was read. */
function jsonRpcErrorOf({ code, message }: DomainError, sent: unknown): McpMessage {
  const isInvalid = code === 'validation_failed'
  const number = isInvalid && sent === undefined ? -32700 : isInvalid ? -32600 : -32000
  return { jsonrpc: '2.0', id: null, error: { code: number, message, data: { code } } }
}
