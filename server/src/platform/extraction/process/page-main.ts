import { answerManyFromSandbox } from '../../sandbox/answer-many-from-sandbox.ts'
import { ExtractionError } from '../bounds/extraction-error.ts'
import type { PageAnswer } from '../web-page/page/web-page.ts'
import { readWebPage } from '../web-page/read-web-page.ts'

/** The task of a child process. Its input is the page, followed by its style sheets. */
export interface PageTask {
  readonly url: string
  readonly characterSet: string | null
  readonly htmlBytes: number
  readonly styleSheetBytes: readonly number[]
  readonly maxTextLength: number
}

await answerManyFromSandbox<PageTask>(async (bytes, task): Promise<PageAnswer> => {
  const { url, characterSet, htmlBytes, styleSheetBytes, maxTextLength } = task
  const html = bytes.subarray(0, htmlBytes)
  let start = htmlBytes
  const styleSheets = styleSheetBytes.map((length) => {
    const sheet = bytes.toString('utf8', start, start + length)
    start += length
    return sheet
  })
  try {
    const page = readWebPage({ html, characterSet, url, styleSheets })
    return page.text.length > maxTextLength ? { kind: 'too_much_text' } : { kind: 'page', page }
  } catch (error) {
    if (error instanceof ExtractionError) return { kind: 'not_text' }
    throw error
  }
})
