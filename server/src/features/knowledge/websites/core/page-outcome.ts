import type { PageResult } from '@parleykit/contract/knowledge/websites/websites'

/** A page without text, as stored in its row. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly result: PageResult
  readonly reason: string
  readonly status?: number | undefined
  /** Whether the cause is permanent rather than temporary: visitors can't get the page anymore. */
  readonly isLasting?: boolean
}

/** A page that may succeed if it is requested again later. */
export interface RetryLater {
  readonly kind: 'later'
  readonly seconds: number
  /** The refusal to report after the last attempt; absent if the wait isn't the page's fault. */
  readonly refusal?: Refusal
}

/** A longer Retry-After counts as a refusal, not as a wait. */
const longestRetrySeconds = 15 * 60
/** Delays before the second and the third attempt. */
const backoffSeconds = [2, 15]
const mostTries = 3

export function toRefusal(result: PageResult, reason: string, status?: number): Refusal {
  return { kind: 'refusal', result, reason, status }
}

const lastingResults: readonly PageResult[] = ['not_found', 'off_site', 'robots', 'not_html']
const lastingStatuses: readonly number[] = [401, 403, 407, 451]

/** Whether a known page is no longer what it was, so that its stored text is out of date until that changes. */
export function isLost({ result, status, isLasting = false }: Refusal): boolean {
  return isLasting || lastingResults.includes(result) || lastingStatuses.includes(status ?? 0)
}

/** Decides what to do about a page after a temporary failure; `tries` is the number of earlier attempts. */
export function retryOrRefuse(
  refusal: Refusal,
  tries: number,
  seconds = backoffSeconds[tries] ?? 0,
): Refusal | RetryLater {
  if (tries + 1 >= mostTries || seconds > longestRetrySeconds) return refusal
  return { kind: 'later', seconds, refusal }
}

/** Judges a status other than 2xx and 304. */
export function classifyStatus(
  status: number,
  tries: number,
  retryAfterSeconds: number | null,
): Refusal | RetryLater {
  if (status === 404 || status === 410) return toRefusal('not_found', "The page doesn't exist.", status)
  if (status === 401 || status === 407) return toRefusal('error', 'The page is password-protected.', status)
  if (status === 403 || status === 451)
    return toRefusal('error', `The site blocks access to this page (status ${status}).`, status)
  if (status === 429 || status === 503) {
    const said =
      status === 429 ? 'The site limits how fast it can be read' : "The site isn't available right now"
    return retryOrRefuse(
      toRefusal('error', `${said} (status ${status}).`, status),
      tries,
      retryAfterSeconds ?? undefined,
    )
  }
  const refusal = toRefusal('error', `The site returned an error (status ${status}).`, status)
  return status >= 500 || status === 408 ? retryOrRefuse(refusal, tries) : refusal
}

/** The seconds given by a Retry-After header, as a number or a date; null without a header. */
export function parseRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
