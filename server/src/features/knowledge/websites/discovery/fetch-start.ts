import { uploadBytesMax } from '@parleykit/contract/knowledge/limits'
import { DomainError } from '../../../../platform/domain-error/index.ts'
import {
  FetchFault,
  type PublicFetch,
  type PublicResponse,
} from '../../../../platform/fetch-public-url/index.ts'
import { classifyAddress } from '../core/classify-address.ts'
import { fileTypeOf, linkedFileTypes } from '../reading/linked-files.ts'
import { mapPageBytesMax, pageTypes } from './crawl-site.ts'
import { type Addresses, tryAddresses } from './try-addresses.ts'

const sitemapTypes: readonly string[] = [
  'application/xml',
  'text/xml',
  'application/gzip',
  'application/x-gzip',
]

/** The page that a typed URL leads to. */
export interface StartPage {
  readonly kind: 'page' | 'sitemap' | 'file'
  /** The candidate URL that could be reached. */
  readonly address: string
  readonly answer: PublicResponse
}

/** Fetches the first page of a map. Throws DomainError `website_unreadable` if it can't be read. */
export async function fetchStart(
  fetchPublicUrl: PublicFetch,
  addresses: Addresses,
  signal: AbortSignal,
): Promise<StartPage> {
  const isFile = classifyAddress(new URL(addresses[0])) === 'document'
  try {
    const { answer, address } = await tryAddresses(addresses, async (url, clock) => ({
      address: url,
      answer: await fetchPublicUrl({
        url,
        accept: [...pageTypes, ...sitemapTypes, ...linkedFileTypes],
        bytesMax: isFile ? uploadBytesMax : mapPageBytesMax,
        signal,
        ...clock,
      }),
    }))
    if (answer.status < 200 || answer.status >= 300) throw unreadable(sayStatus(answer.status))
    if (fileTypeOf(answer) !== null) return { kind: 'file', address, answer }
    if (linkedFileTypes.includes(answer.mediaType))
      throw unreadable('This URL is a file of an unsupported type.')
    return { kind: isSitemap(answer) ? 'sitemap' : 'page', address, answer }
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error
    if (error.kind === 'aborted') throw unreadable('The website took too long to respond.')
    const isHttpsTyped = addresses.length === 1 && addresses[0].startsWith('https:')
    const hint = isHttpsTyped && (error.kind === 'tls' || error.kind === 'unreachable')
    throw unreadable(
      hint ? `${error.message} If the website has no https, enter its address with http://.` : error.message,
    )
  }
}

function isSitemap({ mediaType, body }: PublicResponse): boolean {
  if (/gzip$/.test(mediaType)) return true
  if (!sitemapTypes.includes(mediaType)) return false
  const start = body.subarray(0, 2000).toString()
  if (/<(?:urlset|sitemapindex)\b/i.test(start)) return true
  if (/<(?:!doctype\s+)?html\b/i.test(start)) return false
  throw new FetchFault('wrong_type', `This URL is of type ${mediaType}, which can't be read as a page.`)
}

function sayStatus(status: number): string {
  if (status === 404 || status === 410) return `This page doesn't exist (status ${status}).`
  if (status === 401 || status === 403)
    return `The website blocks automated access to this page (status ${status}).`
  return `The website returned an error (status ${status}).`
}

function unreadable(message: string): DomainError {
  return new DomainError('website_unreadable', message)
}

/** What a site shows for a missing page, if it doesn't report an error status. */
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
