import type { RequestListener } from 'node:http'
import {
  deleteKnowledgeEntry,
  getKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { findNewestSync, startSync } from '@parleykit/contract/knowledge/websites/website-syncs'
import {
  batchScrape,
  getScrapeStatus,
  mapWebsite,
  type ScrapeJob,
} from '@parleykit/contract/knowledge/websites/websites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { writePdf } from '../../../../test/documents/write-pdf.ts'
import { writePptx } from '../../../../test/documents/write-pptx.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { htmlPage, servePages, type TestPages } from '../../../../test/serve-pages.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' })
})
afterAll(() => app.close())

const sites: TestPages[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

async function serve(pages: Parameters<typeof servePages>[0] = {}): Promise<TestPages> {
  const site = await servePages(pages)
  sites.push(site)
  return site
}

async function makeWorld() {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  return { owner, id }
}

const routeTo =
  (location: string): RequestListener =>
  (_, response) =>
    response.writeHead(302, { location }).end()
const send =
  (mediaType: string, body: string | Uint8Array, headers = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': mediaType, ...headers }).end(body)

async function mapPaths(owner: TestOwner, id: number, site: TestPages, path: string): Promise<string[]> {
  const { status, body } = await owner.call(mapWebsite, {
    params: { id },
    body: { url: site.origin + path },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.links.map((link) => link.slice(site.origin.length)).sort()
}

async function waitForEnd(owner: TestOwner, id: number, jobId: number): Promise<ScrapeJob> {
  const read = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).not.toBe('processing')
  return read()
}

async function scrape(owner: TestOwner, id: number, site: TestPages, paths: string[]): Promise<ScrapeJob> {
  const urls = paths.map((path) => site.origin + path)
  const { body } = await owner.call(batchScrape, { params: { id }, body: { urls } })
  return waitForEnd(owner, id, body.jobId)
}

async function sync(owner: TestOwner, id: number) {
  const { body } = await owner.call(startSync, { params: { id }, body: {} })
  await waitForEnd(owner, id, body.jobId)
  return (await owner.call(findNewestSync, { params: { id } })).body.report
}

const addressesOf = async (owner: TestOwner, id: number, site: TestPages) =>
  (await owner.call(listKnowledge, { params: { id } })).body
    .map(({ content }) => content.slice(site.origin.length))
    .sort()

const about = (name: string, links = '') =>
  htmlPage(name, `<p>All about ${name}, in one sentence.</p>${links}`)

test('an address that leads into a folder still means the whole website', async () => {
  const { owner, id } = await makeWorld()
  const site = await serve({
    '/': routeTo('/en/home'),
    '/en/home': about('Home', '<a href="/en/boats">b</a> <a href="/prices">p</a>'),
    '/en/boats': about('Boats'),
    '/prices': about('Prices'),
  })
  expect(await mapPaths(owner, id, site, '/')).toEqual(['/en/boats', '/en/home', '/prices'])
})

test('pages that are named by a parameter are listed, and those that their headers hide are not', async () => {
  const { owner, id } = await makeWorld()
  const site = await serve({
    '/': about(
      'Home',
      '<a href="index.php?page=boats">b</a> <a href="?page=2">2</a> <a href="/hidden">h</a>',
    ),
    '/index.php?page=boats': about('Boats'),
    '/?page=2': about('More', '<a href="/lamps">l</a>'),
    '/lamps': htmlPage('Lamps', '<p>Lamps of all sizes.</p>').replace(
      '</title>',
      '</title><meta name="robots" content="index, max-image-preview:none">',
    ),
    '/hidden': send('text/html', about('Hidden'), { 'x-robots-tag': 'noindex' }),
  })
  expect(await mapPaths(owner, id, site, '/')).toEqual(['/', '/index.php?page=boats', '/lamps'])
  const job = await scrape(owner, id, site, ['/lamps', '/hidden'])
  expect(job.pages.map(({ result }) => result)).toEqual(['ok', 'robots'])
})

test('the address of a sitemap, and that of a file, are taken as what they are', async () => {
  const { owner, id } = await makeWorld()
  const site = await serve({
    '/': about('Home', '<a href="/secret">s</a>'),
    '/secret': about('Secret'),
    '/robots.txt': send(
      'application/octet-stream',
      `User-agent: *\nDisallow: /secret\nSitemap: /gone.xml\n${'# a comment\n'.repeat(50_000)}`,
    ),
    '/lonely': about('Lonely'),
    '/guide.pdf': send(
      'application/pdf',
      writePdf([{ x: 72, y: 700, text: 'The guide of the harbour shop.' }]),
    ),
    '/slides.pptx': send('application/octet-stream', await writePptx([{ title: 'The slides of the shop' }])),
  })
  site.pages.set('/download?id=7', (_, response) => {
    const headers = { 'content-disposition': 'attachment; filename="handbook.pdf"' }
    const bytes = writePdf([{ x: 72, y: 700, text: 'The handbook of the shop.' }])
    send('binary/octet-stream', bytes, headers)(_, response)
  })
  const sitemap = `<urlset><url><loc>${site.origin}/lonely</loc></url></urlset>`
  site.pages.set('/pages/map.xml', send('application/xml', sitemap))
  expect(await mapPaths(owner, id, site, '/pages/map.xml')).toEqual(['/', '/lonely'])
  site.pages.set('/sitemap.xml', send('application/xml', sitemap))
  expect(await mapPaths(owner, id, site, '/')).toEqual(['/', '/lonely'])
  expect(await mapPaths(owner, id, site, '/guide.pdf')).toEqual(['/guide.pdf'])
  const job = await scrape(owner, id, site, ['/guide.pdf', '/slides.pptx', '/download?id=7', '/secret'])
  expect(job.pages.map(({ result }) => result)).toEqual(['ok', 'ok', 'ok', 'robots'])
})

test('pages that all name one address by mistake stay apart, also when they are read again', async () => {
  const { owner, id } = await makeWorld()
  const site = await serve()
  const paths = ['/boats', '/index.html', '/lamps', '/ropes']
  for (const path of paths) {
    const named = `</title><link rel="canonical" href="${site.origin}/index.html">`
    site.pages.set(path, about(path.slice(1)).replace('</title>', named))
  }
  await scrape(owner, id, site, paths.slice(0, 3))
  await scrape(owner, id, site, paths.slice(3))
  expect(await addressesOf(owner, id, site)).toEqual(paths)
  expect(await sync(owner, id)).toMatchObject({ total: 4, unchanged: 4, goneTotal: 0 })
  expect(await addressesOf(owner, id, site)).toEqual(paths)
})

test('a page that has moved keeps its entry; one that leads to another page, or the first one, is gone', async () => {
  const { owner, id } = await makeWorld()
  const paths = ['/boats', '/lamps', '/ropes', '/sails']
  const site = await serve({ '/': about('Home'), '/cords': routeTo('/ropes') })
  for (const path of paths) site.pages.set(path, about(path.slice(1)))
  await scrape(owner, id, site, [...paths, '/cords'])
  site.pages.set('/boats', routeTo('/rental/boats'))
  site.pages.set('/rental/boats', about('boats', '<p>They are rented by the hour.</p>'))
  site.pages.set('/lamps', routeTo('/ropes'))
  site.pages.set('/sails', routeTo('/'))
  const report = await sync(owner, id)
  expect(report).toMatchObject({ total: 4, unchanged: 1, changedTotal: 1, goneTotal: 2 })
  expect(report?.changed).toMatchObject([{ lines: { added: ['They are rented by the hour.'], removed: [] } }])
  expect(site.asked.filter((path) => path === '/cords')).toHaveLength(1)
  expect(report?.gone.map(({ title, timesGone }) => [title, timesGone]).sort()).toEqual([
    ['lamps', 1],
    ['sails', 1],
  ])
  expect(await addressesOf(owner, id, site)).toEqual(['/lamps', '/rental/boats', '/ropes', '/sails'])
  expect((await sync(owner, id))?.gone.map(({ timesGone }) => timesGone)).toEqual([2, 2])
})

test('a page that asks to sign in is not taken for the page that was wanted', async () => {
  const { owner, id } = await makeWorld()
  const site = await serve({
    '/members': routeTo('/login?next=members'),
    '/login?next=members': about('Log in'),
  })
  const job = await scrape(owner, id, site, ['/members'])
  expect(job.pages).toMatchObject([{ result: 'error', reason: expect.stringContaining('sign in') }])
})

test('what most pages repeat moves to another page when the one that kept it is deleted', async () => {
  const { owner, id } = await makeWorld()
  const shared = '<p>Every bench is delivered within eleven days by our own van.</p>'
  const paths = ['/a', '/bench', '/chair', '/stool', '/table']
  const site = await serve()
  for (const path of paths) {
    const page = about(path.slice(1), shared)
    site.pages.set(path, (request, response) => {
      if (request.headers['if-none-match'] === `"${path}"`) response.writeHead(304).end()
      else response.writeHead(200, { 'content-type': 'text/html', etag: `"${path}"` }).end(page)
    })
  }
  await scrape(owner, id, site, paths)
  const list = async () => (await owner.call(listKnowledge, { params: { id } })).body
  const keepers = async () => {
    const entries = await Promise.all(
      (await list()).map((entry) => owner.call(getKnowledgeEntry, { params: { id, entryId: entry.id } })),
    )
    const kept = entries.filter(({ body }) => body.text.includes('eleven days'))
    return kept.map(({ body }) => body.content.slice(site.origin.length))
  }
  expect(await keepers()).toEqual(['/a'])
  const kept = (await list()).find(({ content }) => content.endsWith('/a'))
  await owner.call(deleteKnowledgeEntry, { params: { id, entryId: kept?.id ?? 0 } })
  expect(await sync(owner, id)).toMatchObject({ total: 4, changedTotal: 1, unchanged: 3 })
  expect(await keepers()).toEqual(['/bench'])
})

test('a page that says what another one says has that text, and one that is shut to visitors is reported', async () => {
  const { owner, id } = await makeWorld()
  const paths = ['/boats', '/club', '/lamps', '/staff']
  const site = await serve()
  for (const path of paths) site.pages.set(path, about(path.slice(1)))
  await scrape(owner, id, site, paths)
  site.pages.set('/lamps', about('boats'))
  site.pages.set('/club', routeTo('https://elsewhere.example/'))
  site.pages.set('/staff', (_, response) => response.writeHead(401).end())
  const report = await sync(owner, id)
  expect(report).toMatchObject({ total: 4, unchanged: 1, changedTotal: 1, goneTotal: 2 })
  expect(report?.changed).toMatchObject([{ url: `${site.origin}/lamps`, title: 'boats' }])
  const reasons = Object.fromEntries(report?.gone.map(({ title, reason }) => [title, reason]) ?? [])
  expect(reasons).toMatchObject({
    club: expect.stringContaining('another site'),
    staff: expect.stringContaining('password'),
  })
})
