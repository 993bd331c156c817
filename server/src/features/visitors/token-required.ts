import { DomainError } from '../../platform/domain-error/index.ts'

/** For callers without a token, of whom nothing is from before there were tokens. */
export function tokenRequired(): DomainError {
  return new DomainError(
    'visitor_token_required',
    'Send the visitorToken from the first reply in the X-Visitor-Token header.',
  )
}
