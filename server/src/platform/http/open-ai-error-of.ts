import type { OpenAiError } from '@parleykit/contract/chat/completions/completions'
import type { DomainError } from '../domain-error/index.ts'

/** A refusal in the form of OpenAI's API. The code is the product's own. */
export function openAiErrorOf({ code, kind, message, param }: DomainError): OpenAiError {
  return { error: { message, type: typeOf(code, kind), param, code } }
}

function typeOf(code: DomainError['code'], kind: DomainError['kind']): string {
  if (code === 'credit_limit_reached') return 'insufficient_quota'
  if (kind === 'unauthenticated') return 'authentication_error'
  if (kind === 'forbidden') return 'permission_error'
  if (kind === 'too_many') return 'rate_limit_error'
  return kind === 'internal' || kind === 'unavailable' ? 'server_error' : 'invalid_request_error'
}
