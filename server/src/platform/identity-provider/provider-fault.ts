/**
 * `unreachable`: no valid response in time; `canceled`: by the person; `over`: the code was already used or has
 * expired; `clock`: its times and ours differ; `unproven`: anything else that fails to prove the identity.
 */
export type ProviderFaultKind = 'unreachable' | 'canceled' | 'over' | 'clock' | 'unproven'

/** Why the provider gave no usable response. The cause is for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind
  /** The error code of the library or the protocol, such as `invalid_client`. */
  readonly reason: string

  constructor(kind: ProviderFaultKind, reason: string, options?: ErrorOptions) {
    super(`The identity provider failed: ${kind} (${reason})`, options)
    this.name = 'ProviderFault'
    this.kind = kind
    this.reason = reason
  }
}
