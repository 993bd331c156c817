import {
  FetchFault,
  type PublicFetch,
  type PublicResponse,
} from '../../../platform/fetch-public-url/index.ts'
import { ApiError } from '../../../platform/http/index.ts'
import { mapPageBytesMax, pageTypes } from './crawl-site.ts'

const robotsBytesMax = 512 * 1024

/** The page that a map begins with; throws ApiError `website_unreadable` where it can't be read. */
export async function fetchStart(
  fetchPublicUrl: PublicFetch,
  url: string,
  signal: AbortSignal,
): Promise<PublicResponse> {
  try {
    const answer = await fetchPublicUrl({ url, accept: pageTypes, bytesMax: mapPageBytesMax, signal })
    if (answer.status >= 200 && answer.status < 300) return answer
    throw new ApiError('website_unreadable', `The website answers with an error (status ${answer.status}).`)
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    const hint = /^https:/.test(url) && (error.kind === 'tls' || error.kind === 'unreachable')
    throw new ApiError(
      'website_unreadable',
      hint ? `${error.message} If it has no https, write http:// before its address.` : error.message,
    )
  }
}

/** The text of robots.txt; null where there is none, `unknown` where the site can't say (RFC 9309: then nothing is read). */
export async function fetchRobots(
  fetchPublicUrl: PublicFetch,
  origin: string,
  signal: AbortSignal,
): Promise<string | null | 'unknown'> {
  try {
    const { status, body } = await fetchPublicUrl({
      url: `${origin}/robots.txt`,
      accept: ['text/'],
      bytesMax: robotsBytesMax,
      firstByteMs: 4000,
      signal,
    })
    if (status >= 500 || status === 429) return 'unknown'
    return status >= 200 && status < 300 ? body.toString('utf8') : null
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return null
  }
}

/** What a site shows for an address that it doesn't have, if it shows it as if it had it. */
export async function fetchMissing(fetchPublicUrl: PublicFetch, url: string, signal: AbortSignal) {
  try {
    const { status, body, charset } = await fetchPublicUrl({
      url,
      accept: pageTypes,
      bytesMax: mapPageBytesMax,
      firstByteMs: 2000,
      signal,
      mayFollow: () => false,
    })
    return status >= 200 && status < 300 ? { url, body, charset } : null
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    return null
  }
}
