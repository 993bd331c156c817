/** A person's identity, signed by the provider. */
export interface ProvenIdentity {
  readonly issuer: string
  /** Never reassigned to another person by this issuer. */
  readonly subject: string
  /** Null if the provider sends none. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** Possible names for the person, best first, as the provider wrote them. */
  readonly names: readonly string[]
  /** When the provider last authenticated the person by more than its cookie; null if it doesn't say. */
  readonly askedAt: Date | null
}

/** Values that the provider's response must return or prove. They are kept on the server meanwhile. */
interface SignInSecrets {
  readonly nonce: string
  /** For PKCE (RFC 7636). */
  readonly verifier: string
}

interface Departure {
  readonly secrets: SignInSecrets
  /**
   * The address to redirect the browser to. `asksAgain`: the provider must authenticate again, even if it knows the
   * browser.
   */
  urlFor(request: { readonly state: string; readonly asksAgain: boolean }): string
}

interface Return {
  /** The query with which the provider redirected the browser back. */
  readonly answer: URLSearchParams
  readonly state: string
  readonly secrets: SignInSecrets
}

/** An OpenID Connect provider that the operator trusts to identify people. */
export interface IdentityProvider {
  /** Its name on buttons. */
  readonly name: string
  /** Throws `ProviderFault` if it can't be reached. */
  depart(): Promise<Departure>
  /** Exchanges the returned query for a verified identity; throws `ProviderFault`. */
  arrive(request: Return): Promise<ProvenIdentity>
  close(): Promise<void>
}
