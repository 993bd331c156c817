import { productName, websiteUrlMax } from '@parleykit/contract/base/limits'
import { ExtractionError, readRobotsDirectives, type WebPage } from '../../../../platform/extraction/index.ts'
import type { PublicResponse } from '../../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { canonicalUrl } from '../core/canonical-url.ts'
import { chooseSourceUrl } from '../core/choose-source-url.ts'
import { isSignIn } from '../core/classify-address.ts'
import { contactSection } from '../core/contact-section.ts'
import { looksNotFound } from '../core/looks-not-found.ts'
import { type Refusal, type RetryLater, toRefusal } from '../core/page-outcome.ts'
import { type FetchedPage, fetchPage, type PageToFetch } from './fetch-page.ts'
import { fileTypeOf, linkedFileTypes } from './linked-files.ts'
import { parseMarkup } from './parse-markup.ts'
import { renderMarkup } from './render-markup.ts'

/** A page's text and the data that identifies it. */
export interface ReadPage {
  readonly kind: 'page'
  /** The URL that identifies it. */
  readonly sourceUrl: string
  readonly title: string
  readonly text: string
  /** The contact section that isn't in the text; empty if there is none. */
  readonly contact: string
  readonly response: PublicResponse
}

/** A file linked by a website, not read yet. */
export interface FetchedFile {
  readonly kind: 'file'
  readonly sourceUrl: string
  readonly fileType: string
  readonly response: PublicResponse
}

export type PageOutcome =
  | ReadPage
  | FetchedFile
  | Extract<FetchedPage, { kind: 'unchanged' }>
  | Refusal
  | RetryLater

/** Fewer words are no use for an answer. */
const fewestWords = 5
/** Retry delay if the page reader is busy. */
const busySeconds = 3

/** Fetches one page or linked file, and extracts the text of a page. Rejects only if `signal` aborts it. */
export async function readPage(
  platform: Platform,
  page: PageToFetch,
  signal: AbortSignal,
): Promise<PageOutcome> {
  const fetched = await fetchPage(platform, page, signal)
  if (fetched.kind !== 'fetched') return fetched
  const { response } = fetched
  if (response.redirects.length > 0 && isSignIn(response.url))
    return {
      ...toRefusal('error', 'The page requires visitors to sign in.', response.status),
      isLasting: true,
    }
  const sourceUrl = canonicalUrl(response.url)
  if (sourceUrl === null || sourceUrl.length > websiteUrlMax)
    return toRefusal('error', 'The URL of this page is too long.', response.status)
  const fileType = fileTypeOf(response)
  if (fileType !== null) return { kind: 'file', sourceUrl, fileType, response }
  if (linkedFileTypes.includes(response.mediaType))
    return toRefusal('not_html', 'This URL is a file of an unsupported type.', response.status)
  try {
    const markup = await parseMarkup(platform, response, signal)
    if (!markup.needsJavaScript) return judge(markup, response, sourceUrl, page.knownAs)
    const rendered = await renderMarkup(platform, response, signal)
    if (rendered.kind !== 'rendered') return rendered
    const own = canonicalUrl(rendered.response.url) ?? sourceUrl
    return judge(rendered.page, rendered.response, own, page.knownAs)
  } catch (error) {
    if (!(error instanceof ExtractionError) || signal.aborted) throw error
    if (error.reason === 'busy') return { kind: 'later', seconds: busySeconds }
    return toRefusal(error.reason === 'wrong_content' ? 'not_html' : 'error', error.message, response.status)
  }
}

function judge(
  page: WebPage,
  response: PublicResponse,
  own: string,
  knownAs: string | null | undefined,
): ReadPage | Refusal {
  const { status, headers } = response
  const { noindex } = readRobotsDirectives(headers.get('x-robots-tag') ?? '', productName)
  if (page.robotsMeta.noindex || noindex) return toRefusal('robots', 'The page is marked noindex.', status)
  if (looksNotFound(page.title, page.text))
    return toRefusal('not_found', "The site says this page doesn't exist.", status)
  if ((page.text.slice(0, 10_000).match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < fewestWords)
    return toRefusal('too_thin', "There's almost no text on this page.", status)
  // A page found at its known URL is the same page, whatever URL it names now.
  const sourceUrl = own === knownAs ? own : chooseSourceUrl(own, page.canonicalUrl)
  const contact = contactSection(page.contact, page.language)
  return { kind: 'page', sourceUrl, title: page.title, text: page.text, contact, response }
}
