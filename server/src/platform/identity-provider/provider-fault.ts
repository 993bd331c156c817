/**
 * `unreachable`: no answer in time, or none that is one; `canceled`: by the person; `over`: its code was used or is late;
 * `clock`: its times and ours differ; `unproven`: anything that doesn't prove who it is.
 */
export type ProviderFaultKind = 'unreachable' | 'canceled' | 'over' | 'clock' | 'unproven'

/** Why a provider said nothing of use. The cause is for the log. */
export class ProviderFault extends Error {
  readonly kind: ProviderFaultKind
  /** Of the library or of the protocol, such as `invalid_client`. */
  readonly reason: string

  constructor(kind: ProviderFaultKind, reason: string, options?: ErrorOptions) {
    super(`The identity provider failed: ${kind} (${reason})`, options)
    this.name = 'ProviderFault'
    this.kind = kind
    this.reason = reason
  }
}
