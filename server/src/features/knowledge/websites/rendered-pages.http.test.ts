import { getKnowledgeEntry } from '@parleykit/contract/knowledge/knowledge'
import {
  batchScrape,
  getScrapeStatus,
  mapWebsite,
  type ScrapedPage,
  type WebsiteMap,
} from '@parleykit/contract/knowledge/websites/websites'
import { afterEach, expect, test } from 'vitest'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { serveWebsite } from '../../../../test/serve-website.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const script = `
  document.title = 'Opening hours'
  document.getElementById('root').innerHTML =
    '<main><h1>Opening hours</h1><p>The harbour shop is open from nine to five, and on Sundays until noon.</p></main>'`

/** Maps a website whose pages are all the same frame, which a script fills with its links. */
async function map(environment: Record<string, string>): Promise<WebsiteMap> {
  const links = `document.title = 'Harbour'
    document.getElementById('root').innerHTML = '<a href="/boats">Boats</a> <a href="/prices">Prices</a>'`
  const site = await serveWebsite((request, response) => {
    if (request.url === '/main.js') response.setHeader('content-type', 'text/javascript').end(links)
    else if (!['/', '/boats', '/prices'].includes(request.url ?? '')) response.writeHead(404).end()
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
  return (await owner.call(mapWebsite, { params: { id }, body: { url: site.origin } })).body
}

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

test('links that JavaScript alone makes on the first page are found', async () => {
  const { pages, notes } = await map({})
  // Pages are listed in the order in which they were read.
  expect(pages.map(({ url, title }) => [new URL(url).pathname, title]).sort()).toEqual([
    ['/', 'Harbour'],
    ['/boats', null],
    ['/prices', null],
  ])
  expect(notes).toEqual([expect.stringContaining('Only the first page was opened in a browser')])
})

test('without a browser a map says that links may be missing', async () => {
  const { links, notes } = await map({ BROWSER_PATH: 'off' })
  expect(links).toHaveLength(1)
  expect(notes).toEqual([expect.stringContaining('built with JavaScript')])
})
