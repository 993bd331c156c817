/**
 * `unreachable`: no valid response in time; `canceled`: by the person; `over`: the code was already used or has
 * expired; `clock`: its times and ours differ; `unproven`: anything else that fails to prove the identity.
 */
export type ProviderErrorKind = 'unreachable' | 'canceled' | 'over' | 'clock' | 'unproven'

/** Why the provider gave no usable response. The cause is for the log. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind
  /** The error code of the library or the protocol, such as `invalid_client`. */
  readonly reason: string

  constructor(kind: ProviderErrorKind, reason: string, options?: ErrorOptions) {
    super(`The identity provider failed: ${kind} (${reason})`, options)
    this.name = 'ProviderError'
    this.kind = kind
    this.reason = reason
  }
}
