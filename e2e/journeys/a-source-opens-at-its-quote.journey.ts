import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { splitIntoSentences } from '@parleykit/engine/text/split-into-sentences'
import { expect } from '@playwright/test'
import { linkToQuote } from '../../server/src/features/answering/core/generate/link-to-quote.ts'
import { defaultExtractionLimits } from '../../server/src/platform/extraction/bounds/extraction-limits.ts'
import { readHtml } from '../../server/src/platform/extraction/readers/html.ts'
import { test } from '../support/journey-test.ts'

/** What a quote begins with, and the id of the element that a click on its source must lead to. */
const places: readonly [quote: string, id: string][] = [
  ['Fish & chips, well-done, cost 100 % of', 'signs'],
  ['A kayak is booked', 'borders'],
  ['| Double | 90 | 140 |', 'row'],
  ['Options:', 'second-options'],
  ['Write [a link](https://example.com) and', 'marks'],
  ['```\nrun --all  # twice', 'code'],
  ['- a helmet, which', 'item'],
  ['يفتح المقهى', 'arabic'],
]

let origin: string
let page: Buffer
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(request.url === '/guide' ? page : '<a href="/">source</a>')
})

test.beforeAll(async () => {
  page = await readFile(fileURLToPath(new URL('../support/host-pages/guide.html', import.meta.url)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => new Promise((resolve) => server.close(resolve)))

for (const [beginning, id] of places) {
  test(`the source of "${beginning}" opens the page there`, async ({ page: tab }) => {
    const quoted = splitIntoPassages(
      readHtml({ bytes: page, fileType: 'html', limits: defaultExtractionLimits }).text,
    )
      .flatMap(({ text }) =>
        splitIntoSentences(text).map((sentence) => ({ passage: text, quote: sentence.text })),
      )
      .filter(({ quote }) => quote.startsWith(beginning))
      .at(-1)
    if (!quoted) throw new Error('The page was read without this quote.')
    await tab.goto(origin)
    await tab.evaluate(
      (link) => {
        for (const anchor of document.links) anchor.href = link
      },
      linkToQuote(`${origin}/guide`, quoted.quote, quoted.passage),
    )
    await tab.getByRole('link').click()
    await expect(tab.locator(`#${id}`)).toBeInViewport()
    // The browser marks the element that holds the text as the target, and has scrolled to it.
    await expect(tab.locator(`#${id}:target, #${id} :target`)).toHaveCount(1)
    expect(await tab.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  })
}
