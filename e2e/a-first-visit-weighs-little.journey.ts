import type { Request } from '@playwright/test'
import { makeAgent } from '../server/test/make-agent.ts'
import { makeOwner } from '../server/test/make-owner.ts'
import { expect, test } from './product.ts'

/** Of a first visit, with the answer to its first question; bytes as they are transferred, without headers. */
const bytesMax = 60_000
const requestsToShowMax = 5

test('a first visit and a first answer weigh little, and nothing is packed anew', async ({
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
  expect((await Promise.all(sizes)).length).toBeLessThanOrEqual(requestsToShowMax)
  await page.getByRole('textbox').fill('When does the ferry leave?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText('noon')
  // What finishes later could be asked no more once the page is closed.
  page.off('requestfinished', weigh)
  const all = await Promise.all(sizes)
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(bytesMax)
  for (const { path, packed } of all.filter((each) => /\.(?:js|css)$/.test(each.path)))
    expect([path, packed]).toEqual([path, expect.stringMatching(/^(?:br|gzip)$/)])
  await context.close()
})
