import * as client from 'openid-client'
import { Agent, fetch as fetchBy, type RequestInit } from 'undici'
import type { OidcConfig } from '../../config/oidc-config.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { toIdentity } from './to-identity.ts'
import { toProviderError } from './to-provider-error.ts'

/** Timeout per request to the provider. */
const timeoutSeconds = 8
/** Maximum difference between its clock and ours. */
const clockToleranceSeconds = 60
/** How long its metadata is cached. Its keys are refreshed separately. */
const discoveryMs = 3600 * 1000

export interface ProviderOptions {
  /** The address to which the provider redirects browsers. */
  readonly redirectUrl: string
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

/**
 * The operator's provider. The first request is made at a sign-in, so that a server can start while its provider is
 * down.
 */
export function openIdentityProvider(
  config: OidcConfig,
  { redirectUrl, now }: ProviderOptions,
): IdentityProvider {
  const bounded = openBoundedFetch()
  let discovered: { readonly at: number; readonly configuration: Promise<client.Configuration> } | null = null

  /** Concurrent callers share one request; a failed one is forgotten. */
  function discover(): Promise<client.Configuration> {
    if (discovered && now() - discovered.at < discoveryMs) return discovered.configuration
    const configuration = discoverProvider(config, bounded.fetch)
    const mine = { at: now(), configuration }
    discovered = mine
    configuration.catch(() => {
      if (discovered === mine) discovered = null
    })
    return configuration
  }

  return {
    name: config.name,
    startSignIn: () =>
      withProviderErrors(async () => {
        const configuration = await discover()
        const secrets = { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
        const challenge = await client.calculatePKCECodeChallenge(secrets.verifier)
        return {
          secrets,
          urlFor: ({ state, requiresLogin }) =>
            client.buildAuthorizationUrl(configuration, {
              redirect_uri: redirectUrl,
              scope: 'openid email profile',
              code_challenge: challenge,
              code_challenge_method: 'S256',
              state,
              nonce: secrets.nonce,
              ...(requiresLogin && { prompt: 'login' }),
            }).href,
        }
      }),
    finishSignIn: ({ query, state, secrets }) =>
      withProviderErrors(async () => {
        const configuration = await discover()
        const tokens = await client.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUrl}?${query}`),
          {
            expectedState: state,
            expectedNonce: secrets.nonce,
            pkceCodeVerifier: secrets.verifier,
            idTokenExpected: true,
          },
        )
        const claims = tokens.claims() ?? {}
        return toIdentity({ ...(await moreClaims(configuration, tokens.access_token, claims)), ...claims })
      }),
    close: bounded.close,
  }
}

async function discoverProvider(
  { issuer, clientId, clientSecret }: OidcConfig,
  fetch: client.CustomFetch,
): Promise<client.Configuration> {
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: clockToleranceSeconds },
    authenticateBy(clientSecret),
    {
      timeout: timeoutSeconds,
      [client.customFetch]: fetch,
      execute: [
        // The signature is checked in addition to the connection that delivered the token.
        client.enableNonRepudiationChecks,
        ...(issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

/** In a header, which every provider must support (RFC 6749), or in the body if the provider supports only that. */
function authenticateBy(secret: string): client.ClientAuth {
  const [inHeader, inBody] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)]
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return methods.includes('client_secret_basic') ? inHeader(server, ...request) : inBody(server, ...request)
  }
}

/** Many providers omit the email address from the ID token and return it from another endpoint. */
async function moreClaims(
  configuration: client.Configuration,
  accessToken: string,
  claims: { sub?: string; email?: unknown },
): Promise<object> {
  const isThere = configuration.serverMetadata().userinfo_endpoint !== undefined
  if (claims.email !== undefined || claims.sub === undefined || !isThere) return {}
  return client.fetchUserInfo(configuration, accessToken, claims.sub)
}

async function withProviderErrors<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    throw toProviderError(error)
  }
}

/** Maximum size of a response in bytes. Discovery documents and key sets have about ten thousand. */
const answerBytesMax = 512 * 1024
const connectMs = 5000

interface BoundedFetch {
  readonly fetch: (url: string, init: object) => Promise<Response>
  close(): Promise<void>
}

/** Fetches an address configured by the operator. Responses are limited in size; time limits are up to the caller. */
function openBoundedFetch(): BoundedFetch {
  const dispatcher = new Agent({
    maxResponseSize: answerBytesMax,
    connect: { timeout: connectMs },
    // Sign-ins are rare, so no connection is kept open.
    pipelining: 0,
  })
  return {
    fetch: async (url, init) => {
      const response = await fetchBy(url, { ...(init as RequestInit), dispatcher })
      return response as unknown as Response
    },
    close: () => dispatcher.destroy(),
  }
}
