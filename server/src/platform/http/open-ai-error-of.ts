import type { OpenAiError } from '@parleykit/contract/completions'
import type { ErrorCode } from '@parleykit/contract/errors'
import type { ApiError } from './api-error.ts'

/** A refusal as clients of OpenAI's API read it; its code stays the product's own. */
export function openAiErrorOf({ code, message, param, status }: ApiError): OpenAiError {
  return { error: { message, type: typeOf(code, status), param, code } }
}

function typeOf(code: ErrorCode, status: number): string {
  if (code === 'credit_limit_reached') return 'insufficient_quota'
  if (status === 401) return 'authentication_error'
  if (status === 403) return 'permission_error'
  if (status === 429) return 'rate_limit_error'
  return status >= 500 ? 'server_error' : 'invalid_request_error'
}
