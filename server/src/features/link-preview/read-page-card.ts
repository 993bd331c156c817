import type { PageCard } from '../../platform/extraction/index.ts'
import { ExtractionError } from '../../platform/extraction/index.ts'
import { FetchFault } from '../../platform/fetch-public-url/index.ts'
import type { Platform } from '../../platform/platform.ts'

/** Stricter limits than for pages of the knowledge, since a visitor waits for the card. */
const page = { bytesMax: 3 * 1024 * 1024, firstByteMs: 5000, totalMs: 8000, redirectsMax: 5 }
const html = ['text/html', 'application/xhtml+xml']

/** Reads a page's card; null if the page can't be read. The reason is not revealed to outside callers. */
export async function readPageCard(platform: Platform, url: string): Promise<PageCard | null> {
  try {
    const answer = await platform.fetchPublicUrl({ url, accept: html, ...page })
    if (answer.status < 200 || answer.status >= 300) return null
    const read = await platform.extraction.readWebPage({
      html: answer.body,
      characterSet: answer.charset,
      url: answer.url,
    })
    return read.card
  } catch (error) {
    if (error instanceof FetchFault || error instanceof ExtractionError) return null
    throw error
  }
}
