/** Who somebody is, as the provider has signed it. */
export interface ProvenIdentity {
  readonly issuer: string
  /** Never given to anybody else by this issuer. */
  readonly subject: string
  /** Null where the provider names none. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  /** What the person might be called here, the best first; as the provider wrote it. */
  readonly names: readonly string[]
  /** When the provider last asked for more than its cookie; null where it doesn't say. */
  readonly askedAt: Date | null
}

/** What has to come back, or to be shown, with the provider's answer: kept on the server meanwhile. */
interface SignInSecrets {
  readonly nonce: string
  /** Of PKCE (RFC 7636). */
  readonly verifier: string
}

interface Departure {
  readonly secrets: SignInSecrets
  /** Where the browser goes. `asksAgain`: the provider is to ask who it is even where it knows the browser. */
  urlFor(request: { readonly state: string; readonly asksAgain: boolean }): string
}

interface Return {
  /** The query that the provider sent the browser back with. */
  readonly answer: URLSearchParams
  readonly state: string
  readonly secrets: SignInSecrets
}

/** An OpenID Connect provider that the operator trusts to say who somebody is. */
export interface IdentityProvider {
  /** What it is called on buttons. */
  readonly name: string
  /** Throws `ProviderFault` where it can't be reached. */
  depart(): Promise<Departure>
  /** Exchanges what came back for a checked identity; throws `ProviderFault`. */
  arrive(request: Return): Promise<ProvenIdentity>
  close(): Promise<void>
}
