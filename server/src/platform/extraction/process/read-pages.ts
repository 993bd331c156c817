import { ExtractionError } from '../bounds/extraction-error.ts'
import type { PageAnswer } from '../web-page/page/web-page.ts'
import { readWebPage } from '../web-page/read-web-page.ts'

export interface PageTask {
  readonly url: string
  readonly characterSet: string | null
  readonly html: Uint8Array
  readonly styleSheets: readonly string[]
  readonly maxTextLength: number
}

/** Runs in a confined process. */
export function work(tasks: readonly PageTask[]): PageAnswer[] {
  return tasks.map(({ maxTextLength, ...task }) => {
    try {
      const page = readWebPage(task)
      return page.text.length > maxTextLength ? { kind: 'too_much_text' } : { kind: 'page', page }
    } catch (error) {
      if (error instanceof ExtractionError) return { kind: 'not_text' }
      throw error
    }
  })
}
