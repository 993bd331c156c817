import type { IncomingMessage, ServerResponse } from 'node:http'
import { createAgent } from '@parleykit/contract/agents/agents'
import { mapWebsite, type WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { serveWebsite, type TestWebsite } from '../../../../test/serve-website.ts'
import { type Database, openDatabase } from '../../../platform/database/index.ts'
import { knowledgeEntries } from '../index.ts'

let app: TestApp
let owner: TestOwner
let agentId: number
beforeAll(async () => {
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  owner = await makeOwner(app.origin)
  agentId = (await owner.call(createAgent, { body: { name: 'Harbour Shop' } })).body.id
})
afterAll(() => app.close())

const sites: TestWebsite[] = []
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close()
})

type Page = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A website of pages by their paths; `{origin}` in them is its own. */
async function serve(pages: Record<string, Page>): Promise<TestWebsite> {
  const site: TestWebsite = await serveWebsite((request, response) => {
    const page = pages[request.url ?? ''] ?? pages['*']
    if (typeof page === 'function') {
      page(request, response)
      return
    }
    const type = /\.xml$/.test(request.url ?? '') ? 'application/xml' : 'text/html; charset=utf-8'
    response.writeHead(page === undefined ? 404 : 200, {
      'content-type': page === undefined ? 'text/html' : type,
    })
    response.end(page?.replaceAll('{origin}', site.origin))
  })
  sites.push(site)
  return site
}

const map = (url: string) => owner.call(mapWebsite, { params: { id: agentId }, body: { url } })

/** In so few seconds that an endless website is cut off, and in more where a busy machine has found too little by then. */
async function mapUntilLate(url: string, wanted: number): Promise<WebsiteMap> {
  for (const seconds of ['5', '20', '60', '120']) {
    const hasty = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1', WEBSITE_MAP_SECONDS: seconds })
    const hurried = await makeOwner(hasty.origin)
    const { id } = (await hurried.call(createAgent, { body: { name: 'Harbour Shop' } })).body
    const { body } = await hurried.call(mapWebsite, { params: { id }, body: { url } })
    await hasty.close()
    if (body.links.length >= wanted || seconds === '120') return body
  }
  throw new Error('No time is left')
}

const pathsOf = (links: readonly string[]) =>
  links.map((link) => link.replace(/^https?:\/\/[^/]+/, '')).sort()
const filler =
  'The harbour shop sells ropes, anchors and lamps of all sizes, and mends what the sea has broken. '.repeat(
    4,
  )
const body = (title: string, links = '') => `<title>${title}</title><p>${title}: ${filler}</p>${links}`

test('a website without a sitemap is found by its links, with titles, languages and what is asked about', async () => {
  const site = await serve({
    '/': `<html lang="en">${body('Home', '<a href="/contact?utm_source=x">a</a><a href="/shop#top">b</a><a href="/logo.png">c</a>')}`,
    '/contact': body('Contact us'),
    '/shop': body(
      'Shop',
      '<a href="rope">r</a><a href="/">h</a><a href="/prices.pdf">p</a><a href="https://example.com/">e</a>',
    ),
    '/rope': `<html lang="de">${body('Seile')}`,
  })
  const { status, body: answer } = await map(site.origin)
  expect(status).toBe(200)
  expect(pathsOf(answer.links)).toEqual(['/', '/contact', '/prices.pdf', '/rope', '/shop'])
  expect(answer.pages.map(({ url }) => url)).toEqual(answer.links)
  const byPath = new Map(answer.pages.map((page) => [new URL(page.url).pathname, page]))
  expect(byPath.get('/contact')).toMatchObject({ title: 'Contact us', likelyAsked: true, inKnowledge: false })
  expect(byPath.get('/rope')).toMatchObject({ title: 'Seile', language: 'de', likelyAsked: false })
  expect(byPath.get('/prices.pdf')).toMatchObject({ title: null })
  expect(answer).toMatchObject({ more: false, notes: [], linksLeft: 15 })
})

test('sitemaps that robots.txt names are read, an index of them too, and robots.txt is kept to', async () => {
  const site = await serve({
    '/': body('Home', '<a href="/private/a">x</a>'),
    '/robots.txt': 'User-agent: *\nDisallow: /private\nSitemap: {origin}/maps.xml',
    '/maps.xml': '<sitemapindex><sitemap><loc>{origin}/map-1.xml</loc></sitemap></sitemapindex>',
    '/map-1.xml':
      '<urlset><url><loc>{origin}/lonely</loc></url><url><loc>{origin}/private/b</loc></url></urlset>',
    '/lonely': body('Lonely'),
    '/private/a': body('Secret'),
  })
  const { body: answer } = await map(site.origin)
  expect(pathsOf(answer.links)).toEqual(['/', '/lonely'])
  expect(answer.notes).toEqual([expect.stringContaining('robots.txt')])
})

test('an address with a path is that part of the website', async () => {
  const site = await serve({
    '/docs': (_request, response) => response.writeHead(301, { location: '/docs/' }).end(),
    '/docs/': body('Docs', '<a href="intro">i</a><a href="/shop">s</a>'),
    '/docs/intro': body('Intro'),
    '/shop': body('Shop'),
  })
  const { body: answer } = await map(`${site.origin}/docs`)
  expect(pathsOf(answer.links)).toEqual(['/docs/', '/docs/intro'])
  expect(answer.notes).toEqual([expect.stringContaining('Only pages under /docs are listed')])
})

test('traps are not walked into', async () => {
  let visits = 0
  const site = await serve({
    '/': body(
      'Home',
      '<a href="/shop">s</a><a href="/calendar/2026/11">c</a><a href="/circle">x</a><a href="/picture">p</a><a href="/gone">g</a>',
    ),
    '/shop': (_request, response) => {
      visits++
      const links = [1, 2, 3].map((at) => `<a href="/item?visit=${visits}-${at}">i</a>`).join('')
      response.setHeader('content-type', 'text/html').end(body('Shop', links))
    },
    '/circle': (_request, response) => response.writeHead(302, { location: '/circle' }).end(),
    '/picture': (_request, response) => response.setHeader('content-type', 'image/png').end('x'),
    '*': (request, response) => {
      const url = request.url ?? ''
      response.setHeader('content-type', 'text/html')
      if (url.startsWith('/item'))
        response.end(body('Item', `<a href="/item?visit=${Math.random()}">again</a>`))
      else if (url === '/robots.txt' || url.includes('sitemap')) response.writeHead(404).end()
      else response.end(`<title>Harbour Shop</title><h1>Sorry</h1>${filler} Nothing at ${url}`)
    },
  })
  const { body: answer } = await map(site.origin)
  const paths = pathsOf(answer.links)
  expect(paths.filter((path) => path.startsWith('/item'))).toHaveLength(1)
  expect(paths.filter((path) => !path.startsWith('/item'))).toEqual(['/', '/shop'])
})

test('a website of which nothing may be read, and one whose pages ask not to be listed, say so', async () => {
  const shut = await serve({ '/': body('Home'), '/robots.txt': 'User-agent: ParleyKit\nDisallow: /' })
  expect((await map(shut.origin)).body).toMatchObject({
    links: [],
    notes: [expect.stringContaining('robots.txt')],
  })
  const hidden = await serve({
    '/': body('Home', '<a href="/a">a</a>'),
    '/a': `<meta name="robots" content="noindex">${body('A')}`,
  })
  const { body: answer } = await map(hidden.origin)
  expect(pathsOf(answer.links)).toEqual(['/'])
  expect(answer.notes).toEqual([expect.stringContaining('noindex')])
})

test('an address that gives nothing is told with its reason', async () => {
  const site = await serve({
    '/broken': (_request, response) => response.writeHead(500).end(),
    '/picture': (_request, response) => response.setHeader('content-type', 'image/png').end('x'),
  })
  const reasonOf = async (url: string) => {
    const { status, body: answer } = await map(url)
    return [status, 'message' in answer ? answer.message : answer]
  }
  expect(await reasonOf(`${site.origin}/broken`)).toEqual([422, expect.stringContaining('status 500')])
  expect(await reasonOf(`${site.origin}/picture`)).toEqual([422, expect.stringContaining('image/png')])
  expect(await reasonOf('http://[::1]:8080/')).toEqual([422, expect.stringContaining('private network')])
  expect(await reasonOf('http://169.254.169.254/latest/meta-data')).toEqual([
    422,
    expect.stringContaining('private network'),
  ])
  for (const wrong of [
    '',
    'harbour',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://user:pw@example.com/',
  ])
    expect(await reasonOf(wrong)).toEqual([400, 'Please enter a valid URL'])
})

test('a slow website is answered with what was found in time', async () => {
  const site = await serve({
    '/': body('Home', Array.from({ length: 30 }, (_, at) => `<a href="/slow-${at}">s</a>`).join('')),
    '/robots.txt': 'User-agent: *\nDisallow:',
    '/sitemap.xml': '<urlset><url><loc>{origin}/quick</loc></url></urlset>',
    '/quick': body('Quick'),
    '*': () => {},
  })
  const answer = await mapUntilLate(site.origin, 32)
  const paths = pathsOf(answer.links)
  expect(paths).toContain('/quick')
  expect(paths).toContain('/slow-0')
  expect(paths).toHaveLength(32)
  expect(answer).toMatchObject({ more: true, notes: [expect.stringContaining('is slow')] })
})

test('no more than the listed number come, and what is known already is marked', async () => {
  const urls = Array.from({ length: 700 }, (_, at) => `<url><loc>{origin}/p/${at}</loc></url>`)
  const site = await serve({
    '/sitemap.xml': `<urlset>${urls.join('')}</urlset>`,
    '*': (request, response) => {
      const isPage = request.url === '/' || request.url?.startsWith('/p/')
      response.writeHead(isPage ? 200 : 404, { 'content-type': 'text/html' }).end(body(`Page ${request.url}`))
    },
  })
  await withDatabase(async (database) => {
    await addPages(database, 1, `${site.origin}/p`)
    const { body: answer } = await map(site.origin)
    expect(answer.links).toHaveLength(500)
    expect(new Set(answer.links).size).toBe(500)
    expect(answer).toMatchObject({ more: true, linksLeft: 14 })
    expect(answer.notes).toContainEqual(expect.stringContaining('more than the 500 pages'))
    const known = answer.pages.filter(({ inKnowledge }) => inKnowledge).map(({ url }) => url)
    expect(known).toEqual([`${site.origin}/p/0`])
  })
})

test('an address without a scheme is tried over https and then over http, and both failures are told', async () => {
  const site = await serve({ '/': body('Home', '<a href="/prices">p</a>'), '/prices': body('Prices') })
  const found = await map(site.host)
  expect(found.status).toBe(200)
  expect(found.body.links).toEqual([`${site.origin}/`, `${site.origin}/prices`])
  const typed = await map(`https://${site.host}`)
  expect(typed.status).toBe(422)
  expect(typed.body).toMatchObject({
    message:
      "The website can't be read over https. If the website has no https, enter its address with http://.",
  })
  await site.close()
  sites.length = 0
  const gone = await map(site.host)
  expect(gone.status).toBe(422)
  expect(gone.body).toMatchObject({ message: 'The website refuses connections.' })
})

test('a free account maps until its fifteen links are used, then it is told about subscriptions', async () => {
  const site = await serve({ '/': body('Home') })
  await withDatabase(async (database) => {
    await addPages(database, 13, 'https://example.com/more')
    expect((await map(site.origin)).body.linksLeft).toBe(1)
    await addPages(database, 1, 'https://example.com/last')
    const refused = await map(site.origin)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      code: 'subscription_required',
      error: expect.stringMatching(/links.*subscription/),
    })
  })
})

async function withDatabase(use: (database: Database) => Promise<void>): Promise<void> {
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  await use(open.database).finally(open.close)
}

/** Pages as an earlier reading would have left them. */
async function addPages(database: Database, count: number, url: string): Promise<void> {
  await database.insert(knowledgeEntries).values(
    Array.from({ length: count }, (_, at) => ({
      agentId,
      fileName: 'Page',
      fileType: 'website',
      sourceUrl: `${url}/${at}`,
      text: 'A page.',
      textBytes: 7,
      words: 2,
      textHash: Buffer.alloc(32),
      facts: {},
      createdAt: new Date(),
    })),
  )
}
