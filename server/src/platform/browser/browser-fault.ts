/** Why a page wasn't rendered. A closed set, so that callers can map it to a result. */
export type BrowserFaultKind =
  /** There is no browser, or it is switched off. */
  | 'no_browser'
  /** There is one, but it can't be started, or only without its sandbox. */
  | 'no_sandbox'
  | 'busy'
  | 'timeout'
  | 'crashed'
  | 'too_large'
  | 'unreachable'
  | 'not_html'
  | 'stopped'

/** `message` is a sentence for the owner; `cause`, if any, is for logs only. */
export class BrowserFault extends Error {
  readonly kind: BrowserFaultKind

  constructor(kind: BrowserFaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'BrowserFault'
    this.kind = kind
  }
}
