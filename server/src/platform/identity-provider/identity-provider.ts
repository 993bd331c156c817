/** A person's identity, signed by the provider. */
export interface VerifiedIdentity {
  readonly issuer: string
  /** Never reassigned to another person by this issuer. */
  readonly subject: string
  /** Null if the provider sends none. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Possible names for the person, best first, as the provider wrote them. */
  readonly names: readonly string[]
  /** When the provider last authenticated the person by more than its cookie; null if it doesn't say. */
  readonly authenticatedAt: Date | null
}

/** Values that the provider's response must return or prove. They are kept on the server meanwhile. */
interface SignInSecrets {
  readonly nonce: string
  /** For PKCE (RFC 7636). */
  readonly verifier: string
}

interface AuthorizationRequest {
  readonly secrets: SignInSecrets
  /**
   * The address to redirect the browser to. `requiresLogin`: the provider must authenticate again, even if it knows the
   * browser.
   */
  urlFor(request: { readonly state: string; readonly requiresLogin: boolean }): string
}

interface AuthorizationResponse {
  /** The query with which the provider redirected the browser back. */
  readonly query: URLSearchParams
  readonly state: string
  readonly secrets: SignInSecrets
}

/** An OpenID Connect provider that the operator trusts to identify people. */
export interface IdentityProvider {
  /** Its name on buttons. */
  readonly name: string
  /** Throws `ProviderError` if it can't be reached. */
  startSignIn(): Promise<AuthorizationRequest>
  /** Exchanges the returned query for a verified identity; throws `ProviderError`. */
  finishSignIn(request: AuthorizationResponse): Promise<VerifiedIdentity>
  close(): Promise<void>
}
