import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { mcpReturnPath } from '@parleykit/contract/actions/limits'
import { productName } from '@parleykit/contract/base/limits'
import type { Platform } from '../../../platform/platform.ts'
import type { Credentials } from './credentials.ts'

interface ProviderOptions {
  readonly platform: Platform
  /** Changed in place by the SDK. The caller stores it. */
  readonly credentials: { -readonly [Name in keyof Credentials]: Credentials[Name] }
  /** Sent along to the sign-in page and back. */
  readonly state: string
  readonly onRedirect: (url: URL) => void
}

/** What the MCP SDK asks and tells of a sign-in (OAuth 2.1: discovery, registration, PKCE, refresh). */
export function createOAuthProvider({
  platform,
  credentials: kept,
  state,
  onRedirect,
}: ProviderOptions): OAuthClientProvider {
  const redirectUrl = `${platform.config.siteUrl}${mcpReturnPath}`
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: productName,
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    state: () => state,
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: onRedirect,
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (discovery) => {
      kept.discovery = discovery
    },
    invalidateCredentials: (scope) => {
      if (scope === 'all' || scope === 'client') kept.client = undefined
      if (scope === 'all' || scope === 'tokens') kept.tokens = undefined
      if (scope === 'all' || scope === 'discovery') kept.discovery = undefined
    },
  }
  // The SDK sends the metadata's resource as it is written. Without metadata, the server itself is the resource
  // (RFC 8707).
  const ownResource = async (url: string | URL) => new URL(url)
  return Object.defineProperty(provider, 'validateResourceURL', {
    get: () => (kept.discovery?.resourceMetadata ? undefined : ownResource),
  })
}
