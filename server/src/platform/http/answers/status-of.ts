import { type ApiErrorBody, type ErrorCode, type ErrorKind, errorKind } from '@parleykit/contract/base/errors'
import type { DomainError } from '../../domain-error/index.ts'

/** The only place that maps refusals to HTTP. */
const statusOfKind: Readonly<Record<ErrorKind, number>> = {
  invalid: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  misdirected: 421,
  unreadable: 422,
  too_many: 429,
  internal: 500,
  unavailable: 503,
}

/** The HTTP status for an error code. */
export function statusOf(code: ErrorCode): number {
  return statusOfKind[errorKind[code]]
}

/** The response body for it. */
export function bodyOf({ code, message, param }: DomainError): ApiErrorBody {
  return { message, error: message, code, ...(param !== null && { field: param }) }
}
