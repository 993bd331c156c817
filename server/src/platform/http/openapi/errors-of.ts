import type { ErrorCode } from '@parleykit/contract/base/errors'
import type { RouteDefinition } from '@parleykit/contract/base/route'
import { isPublicApi } from '../answers/public-api.ts'

/** The refusals of a route of this kind. Other codes are documented under `default`. */
export function errorsOf(route: RouteDefinition): ErrorCode[] {
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
