import type { PageResult } from '@parleykit/contract/websites'

/** A page that gave no text, as its row says it. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly result: PageResult
  readonly reason: string
  readonly status?: number | undefined
  /** Whether it is about the page, not about the moment: visitors don't get it any more. */
  readonly isLasting?: boolean
}

/** A page that may come if it is asked for again. */
export interface Later {
  readonly kind: 'later'
  readonly seconds: number
  /** What is said of it once it was tried often enough; absent where waiting is no fault of the page. */
  readonly refusal?: Refusal
}

/** Retry-After beyond this is an answer, not a wait. */
const longestRetrySeconds = 15 * 60
/** Before the second and the third try. */
const backoffSeconds = [2, 15]
const mostTries = 3

export function refuse(result: PageResult, reason: string, status?: number): Refusal {
  return { kind: 'refusal', result, reason, status }
}

const lastingResults: readonly PageResult[] = ['not_found', 'off_site', 'robots', 'not_html']
const lastingStatuses: readonly number[] = [401, 403, 407, 451]

/** Whether a page that was there is no more what it was, so that its text is out of date for as long as that stays so. */
export function isLost({ result, status, isLasting = false }: Refusal): boolean {
  return isLasting || lastingResults.includes(result) || lastingStatuses.includes(status ?? 0)
}

/** What to do about a page after it failed for the time being; `tries` are those before. */
export function retry(
  refusal: Refusal,
  tries: number,
  seconds = backoffSeconds[tries] ?? 0,
): Refusal | Later {
  if (tries + 1 >= mostTries || seconds > longestRetrySeconds) return refusal
  return { kind: 'later', seconds, refusal }
}

/** What a status other than 2xx and 304 says. */
export function judgeStatus(
  status: number,
  tries: number,
  retryAfterSeconds: number | null,
): Refusal | Later {
  if (status === 404 || status === 410) return refuse('not_found', "The page doesn't exist.", status)
  if (status === 401 || status === 407) return refuse('error', 'The page is password-protected.', status)
  if (status === 403 || status === 451)
    return refuse('error', `The site blocks access to this page (status ${status}).`, status)
  if (status === 429 || status === 503) {
    const said =
      status === 429 ? 'The site limits how fast it can be read' : "The site isn't available right now"
    return retry(
      refuse('error', `${said} (status ${status}).`, status),
      tries,
      retryAfterSeconds ?? undefined,
    )
  }
  const refusal = refuse('error', `The site returned an error (status ${status}).`, status)
  return status >= 500 || status === 408 ? retry(refusal, tries) : refusal
}

/** Seconds that a Retry-After header asks for, as a number or a date; null where there is none. */
export function readRetryAfter(header: string | null, now: Date): number | null {
  if (header === null || header.trim() === '') return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header)
  const until = Date.parse(header)
  return Number.isNaN(until) ? null : Math.max(0, Math.ceil((until - now.getTime()) / 1000))
}
