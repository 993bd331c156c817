import { ApiError } from '../../platform/http/index.ts'

/** For callers without a token, of whom nothing is from before there were tokens. */
export function tokenRequired(): ApiError {
  return new ApiError(
    'visitor_token_required',
    'This needs the visitorToken of the first reply in the X-Visitor-Token header.',
  )
}
