import { decodeHtml } from '../../../platform/extraction/decoding/decode-text.ts'
import type { InstallMarkup, SentPage } from './install-markup-work.ts'
import { parseInstallMarkup } from './parse-install-markup.ts'

/** The work process's side of an install check. */
export function work(pages: SentPage[]): (InstallMarkup | null)[] {
  return pages.map(({ body, charset, url }) => {
    try {
      return parseInstallMarkup(decodeHtml(body, charset).text, url)
    } catch {
      return null
    }
  })
}
