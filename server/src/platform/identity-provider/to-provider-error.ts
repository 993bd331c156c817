import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { ProviderError, type ProviderErrorKind } from './provider-error.ts'

/** Protocol errors (RFC 6749, OpenID Connect Core) that aren't about a proof. */
const kinds: Readonly<Record<string, ProviderErrorKind>> = {
  access_denied: 'canceled',
  server_error: 'unreachable',
  temporarily_unavailable: 'unreachable',
  invalid_grant: 'over',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'clock',
  OAUTH_TIMEOUT: 'unreachable',
  OAUTH_ABORT: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'unreachable',
  OAUTH_RESPONSE_IS_NOT_JSON: 'unreachable',
  OAUTH_PARSE_ERROR: 'unreachable',
}

/** Classifies the failure of a step with the provider. Anything unknown counts as unproven. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return new ProviderError(kinds[error.error] ?? 'unproven', error.error.slice(0, 100))
  const code = error instanceof ClientError ? (error.code ?? '') : ''
  // Failures below HTTP are TypeErrors, as with every fetch.
  const kind = kinds[code] ?? (isOfNetwork(error) ? 'unreachable' : 'unproven')
  return new ProviderError(kind, code || 'network', { cause: error })
}

function isOfNetwork(error: unknown): boolean {
  if (error instanceof ClientError) return error.code === undefined && isOfNetwork(error.cause)
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
}
