import type { FetchFaultKind } from '../../../platform/fetch-public-url/index.ts'

/** The outcome of an attempt: a response or a fault. */
export type DeliveryAttempt =
  | { readonly status: number; readonly retryAfter: string | null; readonly text: string }
  | { readonly fault: FetchFaultKind }

export interface Judged {
  /**
   * `refused`: this message failed, others may not. `down`: nothing gets through for now. `gone`: the receiver wants no
   * more messages.
   */
  readonly result: 'delivered' | 'refused' | 'down' | 'gone'
  /** The reason for the failure, as a sentence; null if delivered. */
  readonly fault: string | null
  /** Seconds that the receiver asks to wait; null if it doesn't say. */
  readonly waitSeconds: number | null
}

const sentences: Readonly<Record<FetchFaultKind, string>> = {
  invalid_url: "Events can't be sent to this URL.",
  private_address: 'The URL is in a private network, so nothing is sent to it.',
  unknown_host: "This host doesn't exist.",
  unreachable: "The host can't be reached.",
  tls: "The host's certificate isn't valid, so nothing is sent to it.",
  timeout: 'The host took too long to respond.',
  too_large: 'The host sent too many headers.',
  wrong_type: "The host's response couldn't be read.",
  too_many_redirects: "The URL redirects, and redirects aren't followed.",
  refused_redirect: "The URL redirects, and redirects aren't followed.",
  aborted: 'Sending was interrupted.',
}

/** Judges what an attempt means for its message and for the others. */
export function classifyResponse(attempted: DeliveryAttempt): Judged {
  if ('fault' in attempted) return failed('down', sentences[attempted.fault])
  const { status, retryAfter } = attempted
  if (status >= 200 && status < 300) return { result: 'delivered', fault: null, waitSeconds: null }
  if (status === 410) return failed('gone', 'The receiver returned 410: it wants no more events.')
  if (status >= 300 && status < 400) {
    return failed(
      'refused',
      `The URL redirects (${status}), and redirects aren't followed. Enter the final URL.`,
    )
  }
  const waitSeconds = secondsOf(retryAfter)
  const says = `The receiver returned ${status}.`
  // A 429 or Retry-After applies to all messages, not just to this one.
  return status === 429 || waitSeconds !== null
    ? { result: 'down', fault: says, waitSeconds }
    : failed('refused', says)
}

function failed(result: Judged['result'], fault: string): Judged {
  return { result, fault, waitSeconds: null }
}

function secondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
}
