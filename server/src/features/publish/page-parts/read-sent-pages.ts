import { decodeHtml } from '../../../platform/extraction/decoding/decode-text.ts'
import type { InstallMarkup, SentPage } from './page-work.ts'
import { readPageParts } from './read-page-parts.ts'

/** The work process's side of an install check. */
export function work(pages: SentPage[]): (InstallMarkup | null)[] {
  return pages.map(({ body, charset, url }) => {
    try {
      return readPageParts(decodeHtml(body, charset).text, url)
    } catch {
      return null
    }
  })
}
