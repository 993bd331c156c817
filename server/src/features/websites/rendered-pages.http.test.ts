import { getKnowledgeEntry } from '@parleykit/contract/knowledge'
import { batchScrape, getScrapeStatus, type ScrapedPage } from '@parleykit/contract/websites'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { serveWebsite } from '../../../test/serve-website.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const script = `
  document.title = 'Opening hours'
  document.getElementById('root').innerHTML =
    '<main><h1>Opening hours</h1><p>The harbour shop is open from nine to five, and on Sundays until noon.</p></main>'`

/** Reads a page that is empty until its script has run. */
async function scrape(environment: Record<string, string>): Promise<{ page: ScrapedPage; text: string }> {
  const site = await serveWebsite((request, response) => {
    if (request.url === '/main.js') response.setHeader('content-type', 'text/javascript').end(script)
    else if (request.url !== '/') response.writeHead(404).end()
    else {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>App</title><div id="root"></div><script src="/main.js"></script>')
    }
  })
  closing.push(site.close)
  const app = await createTestApp({ ALLOW_PRIVATE_HOSTS: site.host, ...environment })
  closing.push(app.close)
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const { jobId } = (await owner.call(batchScrape, { params: { id }, body: { urls: [site.origin] } })).body
  const read = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).not.toBe('processing')
  const [page] = (await read()).pages
  if (!page) throw new Error('The job has no page')
  if (page.entryId === null) return { page, text: '' }
  return {
    page,
    text: (await owner.call(getKnowledgeEntry, { params: { id, entryId: page.entryId } })).body.text,
  }
}

test('a page that JavaScript alone fills is read by a browser', async () => {
  const { page, text } = await scrape({})
  expect(page).toMatchObject({ result: 'ok', title: 'Opening hours' })
  expect(text).toContain('open from nine to five')
})

test('without a browser the page says what would help', async () => {
  const { page } = await scrape({ BROWSER_PATH: 'off' })
  expect(page).toMatchObject({ result: 'needs_javascript', entryId: null })
  expect(page.reason).toMatch(/no browser.*BROWSER_PATH/)
})
