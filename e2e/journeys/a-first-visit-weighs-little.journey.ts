import type { Request } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { layoutShifts } from '../support/layout-shifts.ts'
import { expect, test } from '../support/product.ts'

/** Of a first visit, with the answer to its first question; bytes as they are transferred, without headers. */
const bytesMax = 60_000
const requestsToShowMax = 5
/** Of the font, which comes after the first paint: what is read is there without it. */
const fontBytesMax = 30_000

test('a first visit and a first answer weigh little, and nothing is compressed again', async ({
  product,
  browser,
}) => {
  const agent = await makeAgent(await makeOwner(product), ['The ferry to the island leaves at noon.'])
  const context = await browser.newContext({ baseURL: product })
  const page = await context.newPage()
  const sizes: Promise<{ path: string; bytes: number; packed: string | null }>[] = []
  const weigh = (request: Request) => {
    sizes.push(
      (async () => ({
        path: new URL(request.url()).pathname,
        bytes: (await request.sizes()).responseBodySize,
        packed: (await (await request.response())?.headerValue('content-encoding')) ?? null,
      }))(),
    )
  }
  page.on('requestfinished', weigh)
  await page.goto(`/bot/${agent.publicId}`, { waitUntil: 'networkidle' })
  const isFont = ({ path }: { path: string }) => path.endsWith('.woff2')
  const shown = (await Promise.all(sizes)).filter((each) => !isFont(each))
  expect(shown.length).toBeLessThanOrEqual(requestsToShowMax)
  await page.getByRole('textbox').fill('When does the ferry leave?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText('noon')
  // What finishes later could be asked no more once the page is closed.
  page.off('requestfinished', weigh)
  const all = await Promise.all(sizes)
  const weightOf = (files: typeof all) => files.reduce((sum, { bytes }) => sum + bytes, 0)
  expect(weightOf(all.filter((each) => !isFont(each)))).toBeLessThan(bytesMax)
  const font = weightOf(all.filter(isFont))
  expect(font).toBeGreaterThan(0)
  expect(font).toBeLessThan(fontBytesMax)
  const [fontBegan, painted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  ])
  expect(fontBegan).toBeGreaterThanOrEqual(painted)
  // What the font moves when it takes the place of the system's.
  expect(await layoutShifts(page)).toBeLessThan(0.05)
  for (const { path, packed } of all.filter((each) => /\.(?:js|css)$/.test(each.path)))
    expect([path, packed]).toEqual([path, expect.stringMatching(/^(?:br|gzip)$/)])
  await context.close()
})
