import { BrowserFault } from '../../../../platform/browser/index.ts'
import type { WebPage } from '../../../../platform/extraction/index.ts'
import { FetchFault, type PublicResponse } from '../../../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { isSameSite } from '../core/is-same-site.ts'
import { type Refusal, type RetryLater, toRefusal } from '../core/page-outcome.ts'
import { parseMarkup } from './parse-markup.ts'

export interface RenderedMarkup {
  readonly kind: 'rendered'
  readonly page: WebPage
  /** The response as if the site had sent the rendered page, without validators, which belong to the empty page. */
  readonly response: PublicResponse
}

/** Retry delay if the browser is overloaded. */
const busySeconds = 20

/** Renders a page that is empty without JavaScript in a browser, and reads the result. */
export async function renderMarkup(
  platform: Platform,
  response: PublicResponse,
  signal: AbortSignal,
): Promise<RenderedMarkup | Refusal | RetryLater> {
  try {
    const { url, html } = await platform.renderer.renderPage({ url: response.url, signal })
    if (!isSameSite(url, response.url)) return toRefusal('off_site', 'The page redirects to another website.')
    const headers = new Headers(response.headers)
    headers.delete('etag')
    headers.delete('last-modified')
    const rendered = { ...response, url, headers, charset: 'utf-8', body: html }
    return { kind: 'rendered', page: await parseMarkup(platform, rendered, signal), response: rendered }
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof BrowserFault) {
      if (error.kind === 'busy' || error.kind === 'stopped') return { kind: 'later', seconds: busySeconds }
      return toRefusal('needs_javascript', error.message, response.status)
    }
    if (error instanceof FetchFault) return toRefusal('error', error.message, response.status)
    throw error
  }
}
