import { batchScrape, findNewestScrape } from '@parleykit/contract/knowledge/websites/websites'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { Browser, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../server/test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../server/test/serve-website.ts'
import { writePng } from '../../server/test/write-png.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const title = 'Ferries to the islands and back again on every single day of the long summer'
const description =
  'The ferry leaves from the old pier every hour, takes bicycles, dogs and up to forty people along, and comes back in the evening when the lights of the harbour go on.'

let website: TestWebsite
/** What browsers asked of this test's website. */
let visitors: string[]

test.beforeEach(async () => {
  const asked: string[] = []
  visitors = asked
  website = await serveWebsite((request, response) => {
    if (request.headers['user-agent']?.includes('Chrome')) asked.push(request.url ?? '')
    if (request.url === '/picture.png') {
      response.writeHead(200, { 'content-type': 'image/png' }).end(writePng(1200, 630))
    } else if (request.url === '/ferry') {
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<title>${title}</title>
        <meta name="description" content="${description}"><meta property="og:image" content="/picture.png">
        <main><h1>${title}</h1><p>${description}</p></main>`)
    } else response.writeHead(404).end()
  })
})
test.afterEach(() => website.close())

async function askForFerry(
  product: string,
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<{ page: Page; owner: TestOwner }> {
  const owner = await makeOwner(product)
  const text = `The ferry is booked at ${website.origin}/ferry by everybody. Dogs travel for free.`
  const agent = await makeAgent(owner, [text])
  const context = await browser.newContext({ viewport, baseURL: product })
  const page = await context.newPage()
  await page.goto(`/bot/${agent.publicId}`)
  await page.getByRole('textbox').fill('Where is the ferry booked?')
  await page.getByRole('textbox').press('Enter')
  return { page, owner }
}

for (const width of [320, 1280]) {
  test(`an answer shows the page that it links to as a card, ${width} pixels wide`, async ({
    product,
    browser,
  }) => {
    const { page, owner } = await askForFerry(product, browser, { width, height: 700 })
    const card = page.locator('a.link-card')
    await expect(card).toContainText(title)
    await expect(card).toContainText('127.0.0.1')
    await expect(card).toHaveAttribute('target', '_blank')
    await expect(card).toHaveAttribute('rel', /noopener/)
    const image = card.locator('img')
    await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(640)
    const lines = async (selector: string, height: number) =>
      Math.round((await card.locator(selector).evaluate((each) => each.clientHeight)) / height)
    expect(await lines('strong', 18)).toBe(1)
    expect(await lines('.link-card-description', 18)).toBe(2)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/link-card-${width}.png` })
    // Looking at the card tells the website nothing about the visitor.
    expect(visitors).toEqual([])

    const opened = page.waitForEvent('popup')
    await card.click()
    expect((await opened).url()).toBe(`${website.origin}/ferry`)
    await expect
      .poll(async () => (await owner.call(listRecentActivities)).body.map(({ activityType }) => activityType))
      .toContain('affiliate_clicked')
    await page.context().close()
  })
}

test('a picture that fails leaves no hole', async ({ product, browser }) => {
  const context = await browser.newContext({ baseURL: product })
  const page = await context.newPage()
  await page.route('**/link-images/*', (route) => route.abort())
  const owner = await makeOwner(product)
  const agent = await makeAgent(owner, [`The ferry is booked at ${website.origin}/ferry by everybody.`])
  await page.goto(`/bot/${agent.publicId}`)
  await page.getByRole('textbox').fill('Where is the ferry booked?')
  await page.getByRole('textbox').press('Enter')
  await expect(page.locator('a.link-card')).toContainText(title)
  await expect(page.locator('a.link-card img')).toHaveCount(0)
  await context.close()
})

test('a source that is a web page shows its card to the mouse and to the keyboard', async ({
  product,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: product })
  const page = await context.newPage()
  const owner = await makeOwner(product)
  const { id, publicId } = await makeAgent(owner)
  const params = { id }
  await owner.call(batchScrape, { params, body: { urls: [`${website.origin}/ferry`] } })
  await expect
    .poll(async () => (await owner.call(findNewestScrape, { params })).body.job?.status)
    .toBe('completed')
  await owner.call(trainAgent, { params })
  await page.goto(`/bot/${publicId}`)
  await page.getByRole('textbox').fill('How often does the ferry leave?')
  await page.getByRole('textbox').press('Enter')
  const chip = page.getByRole('button', { name: /Ferries/ })
  const card = page.locator('.source-card a')
  await chip.hover()
  await expect(card).toContainText(title)
  await page.mouse.move(5, 5)
  await expect(card).toHaveCount(0)
  await page.getByRole('textbox').focus()
  while (!(await chip.evaluate((each) => each === document.activeElement)))
    await page.keyboard.press('Shift+Tab')
  await expect(card).toHaveAttribute('href', new RegExp(`^${website.origin}/ferry`))
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/source-card.png` })
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await context.close()
})
