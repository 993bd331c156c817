import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { FetchFault, type PublicResponse } from '../../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { isSameSite } from '../core/is-same-site.ts'
import {
  classifyStatus,
  parseRetryAfter,
  type Refusal,
  type RetryLater,
  retryOrRefuse,
  toRefusal,
} from '../core/page-outcome.ts'
import { NotYet, politenessOf, type RobotsRules } from '../politeness/index.ts'
import { isFileAddress, linkedFileTypes, pageTypes } from './linked-files.ts'

export interface PageToFetch {
  readonly url: string
  /** Number of failed attempts. */
  readonly tries: number
  /** ETag of the known copy. */
  readonly etag?: string | null
  readonly lastModified?: string | null
  /** The URL that identifies its entry. */
  readonly knownAs?: string | null
}

export type FetchedPage =
  | { readonly kind: 'fetched'; readonly response: PublicResponse }
  /** The site reports that the page hasn't changed. */
  | { readonly kind: 'unchanged'; readonly status: number }

/** Maximum bytes of a page as sent. */
const pageBytesMax = 5 * 1024 * 1024
const robotsRefuse = "The site's robots.txt doesn't allow this page to be read."

/** Fetches a page politely: respects robots.txt, its crawl delay and Retry-After. */
export async function fetchPage(
  platform: Platform,
  page: PageToFetch,
  signal: AbortSignal,
): Promise<FetchedPage | Refusal | RetryLater> {
  const { origin, host } = new URL(page.url)
  const politeness = politenessOf(platform)
  try {
    const robots = await politeness.robotsOf(origin, signal)
    if ('unknown' in robots) return retryOrRefuse(toRefusal('error', robots.unknown), page.tries)
    if (!robots.allows(page.url)) return toRefusal('robots', robotsRefuse)
    const delayMs = robots.crawlDelaySeconds * 1000
    const response = await politeness.pass(host, delayMs, signal, () => ask(platform, page, robots, signal))
    if (!('status' in response) || 'kind' in response) return response
    const { status, headers } = response
    const isAskedFor = Boolean(page.etag || page.lastModified)
    if (status === 304 && isAskedFor) return { kind: 'unchanged', status }
    if (status >= 200 && status < 300) return { kind: 'fetched', response }
    const retryAfter = parseRetryAfter(headers.get('retry-after'), platform.clock())
    const outcome = classifyStatus(status, page.tries, retryAfter)
    if (outcome.kind === 'later' && retryAfter !== null) politeness.pause(host, retryAfter * 1000)
    return outcome
  } catch (error) {
    if (error instanceof NotYet) return { kind: 'later', seconds: error.seconds }
    throw error
  }
}

async function ask(
  { fetchPublicUrl }: Platform,
  { url, tries, etag, lastModified }: PageToFetch,
  robots: RobotsRules,
  signal: AbortSignal,
): Promise<PublicResponse | Refusal | RetryLater> {
  const isFile = isFileAddress(url)
  let refusal: Refusal | null = null
  try {
    return await fetchPublicUrl({
      url,
      accept: [...pageTypes, ...linkedFileTypes],
      headers: {
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      },
      bytesMax: isFile ? uploadBytesMax : pageBytesMax,
      signal,
      mayFollow: (hop) => {
        refusal = refusalOfHop(url, hop, robots)
        return refusal?.reason ?? true
      },
    })
  } catch (error) {
    if (!(error instanceof FetchFault) || signal.aborted) throw error
    return refusal ?? judgeFault(error, tries)
  }
}

function refusalOfHop(url: string, hop: URL, robots: RobotsRules): Refusal | null {
  if (!isSameSite(url, hop)) return toRefusal('off_site', `The page redirects to another site, ${hop.host}.`)
  const isOwnRobots = hop.origin === new URL(url).origin
  return isOwnRobots && !robots.allows(hop.href) ? toRefusal('robots', robotsRefuse) : null
}

function judgeFault({ kind, message }: FetchFault, tries: number): Refusal | RetryLater {
  if (kind === 'wrong_type') return toRefusal('not_html', message)
  const refusal = toRefusal('error', message)
  const shouldRetry = kind === 'timeout' || kind === 'unreachable' || kind === 'unknown_host'
  return shouldRetry ? retryOrRefuse(refusal, tries) : refusal
}
