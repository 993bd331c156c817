import { createAgent } from '@parleykit/contract/agents/agents'
import {
  deleteKnowledgeEntry,
  getKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import {
  batchScrape,
  cancelScrape,
  findNewestScrape,
  getScrapeStatus,
  type ScrapeJob,
} from '@parleykit/contract/knowledge/websites/websites'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { writePdf } from '../../../../test/documents/write-pdf.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { htmlPage, servePages, type TestPages } from '../../../../test/serve-pages.ts'

let app: TestApp
let site: TestPages
let database: pg.Client
beforeAll(async () => {
  site = await servePages()
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: site.host, BROWSER_PATH: 'off' })
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await app.close()
  await site.close()
})

/** Names that no other test uses. */
let names = 0
function newPath(): string {
  names += 1
  return `/page-${names}`
}

function addPage(main: string, path = newPath()): string {
  site.pages.set(path, htmlPage(`Title of ${path}`, main))
  return site.origin + path
}

const sell = (owner: TestOwner, tier: string) =>
  database.query('update users set subscription_tier = $1 where id = $2', [tier, owner.user.id])

async function start(owner: TestOwner, agentId: number, urls: string[]): Promise<number> {
  const { status, body } = await owner.call(batchScrape, { params: { id: agentId }, body: { urls } })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.jobId
}

async function waitForEnd(owner: TestOwner, agentId: number, jobId: number): Promise<ScrapeJob> {
  const read = async () => (await owner.call(getScrapeStatus, { params: { id: agentId, jobId } })).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).not.toBe('processing')
  return read()
}

async function scrape(owner: TestOwner, agentId: number, urls: string[]): Promise<ScrapeJob> {
  return waitForEnd(owner, agentId, await start(owner, agentId, urls))
}

const list = async (owner: TestOwner, id: number) =>
  (await owner.call(listKnowledge, { params: { id } })).body
const results = (job: ScrapeJob) => job.pages.map(({ result }) => result)

test('pages become entries that answer, with their address at the quote', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner)
  const url = addPage('<p>The kayak Pelican costs 12 euros an hour.</p><ul><li>Paddles are free.</li></ul>')
  const job = await scrape(owner, id, [`${url}?utm_source=mail#top`])
  expect(job).toMatchObject({ status: 'completed', done: 1, total: 1 })
  expect(job.pages).toMatchObject([{ url, result: 'ok', status: 200, reason: null }])
  const [entry] = await list(owner, id)
  expect(entry).toMatchObject({
    fileType: 'website',
    content: url,
    trained: false,
    id: job.pages[0]?.entryId,
  })
  expect(JSON.parse(entry?.metadata ?? '')).toMatchObject({ sourceUrl: url, canonicalUrl: url })
  const read = await owner.call(getKnowledgeEntry, { params: { id, entryId: entry?.id ?? 0 } })
  expect(read.body.text).toContain('- Paddles are free.')
  expect(read.body.text).not.toContain('Imprint')

  await owner.call(trainAgent, { params: { id } })
  const answer = await ask(app.origin, publicId, { message: 'How much does the kayak Pelican cost?' })
  const source = answer.events.flatMap((event) => event.sources ?? []).at(0)
  expect(source?.url).toContain(`${url}#:~:text=`)
})

test('every page says what became of it, and one that works is enough', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const good = addPage('<p>We rent boats from May to September.</p>')
  const redirected = site.origin + newPath()
  site.pages.set(new URL(redirected).pathname, (_, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
  })
  const picture = site.origin + newPath()
  site.pages.set(new URL(picture).pathname, (_, response) => {
    response.setHeader('content-type', 'image/png').end(Buffer.from('89504e470d0a1a0a', 'hex'))
  })
  const broken = site.origin + newPath()
  site.pages.set(new URL(broken).pathname, (_, response) => response.writeHead(400).end())
  const hidden = site.origin + newPath()
  site.pages.set(
    new URL(hidden).pathname,
    '<title>Thanks</title><meta name="robots" content="noindex"><p>Thank you for your order of boats.</p>',
  )
  const application = site.origin + newPath()
  site.pages.set(
    new URL(application).pathname,
    '<title>App</title><body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/main.js"></script>',
  )
  const thin = addPage('<p>Soon.</p>')
  site.pages.set(new URL(thin).pathname, '<title></title><body><p>Soon.</p>')
  const urls = [good, `${site.origin}/nowhere`, redirected, picture, broken, hidden, application, thin]
  const job = await scrape(owner, id, urls)
  expect(job.status).toBe('completed')
  const expected = [
    'ok',
    'not_found',
    'off_site',
    'not_html',
    'error',
    'robots',
    'needs_javascript',
    'too_thin',
  ]
  expect(results(job)).toEqual(expected)
  expect(job.pages.slice(1).every(({ reason }) => /^[A-Z].*\.$/.test(reason ?? ''))).toBe(true)
  expect(job.pages[4]).toMatchObject({ status: 400, entryId: null })
  expect(await list(owner, id)).toHaveLength(1)

  const failed = await scrape(owner, id, [`${site.origin}/nowhere`])
  expect(failed).toMatchObject({ status: 'error', error: expect.stringContaining("The page doesn't exist") })
  expect((await owner.call(findNewestScrape, { params: { id } })).body.job).toEqual(failed)
})

test("a site's robots.txt and what it asks for later are kept", async () => {
  const other = await servePages({
    '/robots.txt': 'User-agent: *\nDisallow: /private\nCrawl-delay: 1\n',
    '/a': htmlPage('Boats', '<p>Boats are rented by the hour here.</p>'),
    '/private/b': htmlPage('Staff', '<p>The staff meets on Mondays at nine.</p>'),
  })
  let refusals = 0
  const times: number[] = []
  other.pages.set('/busy', (_, response) => {
    times.push(performance.now())
    if (refusals++ === 0) response.writeHead(429, { 'retry-after': '2' }).end()
    else
      response
        .setHeader('content-type', 'text/html')
        .end(htmlPage('Busy', '<p>Many people come in August.</p>'))
  })
  const own = await createTestApp({ ALLOW_PRIVATE_HOSTS: other.host })
  const owner = await makeOwner(own.origin)
  const { id } = await makeAgent(owner)
  const job = await scrape(
    owner,
    id,
    ['/a', '/private/b', '/busy'].map((path) => other.origin + path),
  )
  expect(results(job)).toEqual(['ok', 'robots', 'ok'])
  expect(other.asked).not.toContain('/private/b')
  expect(other.asked.filter((path) => path === '/robots.txt')).toHaveLength(1)
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1900)
  await own.close()
  await other.close()
})

test('a page that is read again takes the place of its entry, and the same text is not kept twice', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(owner)
  const url = addPage('<p>The sauna Birke opens at ten in the morning.</p>')
  await scrape(owner, id, [url])
  await owner.call(trainAgent, { params: { id } })
  expect(results(await scrape(owner, id, [url]))).toEqual(['unchanged'])
  const [first] = await list(owner, id)
  expect(first?.trained).toBe(true)

  addPage('<p>The sauna Birke opens at eleven in the morning.</p>', new URL(url).pathname)
  const copy = site.origin + newPath()
  site.pages.set(new URL(copy).pathname, site.pages.get(new URL(url).pathname) ?? '')
  const job = await scrape(owner, id, [url, copy])
  expect(results(job)).toEqual(['ok', 'duplicate'])
  expect(job.pages[0]?.reason).toBe('Its text has changed.')
  const entries = await list(owner, id)
  expect(entries).toMatchObject([{ id: first?.id, trained: false }])
  const question = { message: 'When does the sauna Birke open?' }
  expect((await ask(app.origin, publicId, question)).text).toContain('ten')
  await owner.call(trainAgent, { params: { id } })
  expect((await ask(app.origin, publicId, question)).text).toContain('eleven')
})

test('a PDF becomes a file entry that can be downloaded', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const bytes = writePdf([{ x: 72, y: 700, text: 'The price list of the harbour shop.' }])
  const path = `${newPath()}/price%20list.pdf`
  site.pages.set(path, (_, response) => response.setHeader('content-type', 'application/pdf').end(bytes))
  const job = await scrape(owner, id, [site.origin + path])
  expect(results(job)).toEqual(['ok'])
  const [entry] = await list(owner, id)
  expect(entry).toMatchObject({ fileName: 'price list.pdf', fileType: 'pdf' })
  expect(entry?.content).toContain('The price list')
  expect(JSON.parse(entry?.metadata ?? '')).toMatchObject({
    fileBytes: bytes.byteLength,
    sourceUrl: site.origin + path,
  })
})

test('text that most pages repeat is kept on one of them alone', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const notice = '<p>Our office by the lighthouse is open from nine to five on every working day.</p>'
  const urls = [1, 2, 3, 4, 5].map((number) =>
    addPage(`<p>Boat number ${number} has ${number} seats.</p>${notice}`),
  )
  const job = await scrape(owner, id, urls)
  expect(results(job)).toEqual(Array(5).fill('ok'))
  const texts = await Promise.all(
    job.pages.map(async ({ entryId }) => {
      const params = { id, entryId: entryId ?? 0 }
      return (await owner.call(getKnowledgeEntry, { params })).body.text
    }),
  )
  expect(texts.filter((text) => text.includes('lighthouse'))).toHaveLength(1)
  expect(texts.every((text) => text.includes('seats'))).toBe(true)
})

test('a free account has fifteen links; failed and deleted pages do not count', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const urls = Array.from({ length: 16 }, (_, number) =>
    addPage(`<p>Cabin ${number} sleeps ${number} guests.</p>`),
  )
  const refused = await owner.call(batchScrape, { params: { id }, body: { urls } })
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'subscription_required',
    error: expect.stringContaining('subscription'),
  })

  const missing = [`${site.origin}/none-1`, `${site.origin}/none-2`]
  expect((await scrape(owner, id, [...urls.slice(0, 13), ...missing])).status).toBe('completed')
  expect((await scrape(owner, id, urls.slice(13, 15))).status).toBe('completed')
  const again = await owner.call(batchScrape, { params: { id }, body: { urls: urls.slice(15) } })
  expect(again.status).toBe(403)
  expect(results(await scrape(owner, id, urls.slice(0, 2)))).toEqual(['unchanged', 'unchanged'])

  const [entry] = await list(owner, id)
  await owner.call(deleteKnowledgeEntry, { params: { id, entryId: entry?.id ?? 0 } })
  expect(results(await scrape(owner, id, urls.slice(15)))).toEqual(['ok'])

  await sell(owner, 'hobby')
  const more = Array.from({ length: 5 }, (_, number) => addPage(`<p>Tent ${number} has ${number} poles.</p>`))
  expect(results(await scrape(owner, id, more))).toEqual(Array(5).fill('ok'))
})

test('a cancelled job reads no further page and keeps what it has', async () => {
  const owner = await makeOwner(app.origin)
  await sell(owner, 'hobby')
  const { id } = await makeAgent(owner)
  const good = addPage('<p>Canoes are kept in the blue shed.</p>')
  const release: (() => void)[] = []
  const slow = Array.from({ length: 6 }, (_, number) => {
    const url = addPage('')
    site.pages.set(new URL(url).pathname, (_, response) => {
      release.push(() =>
        response
          .setHeader('content-type', 'text/html')
          .end(htmlPage('Late', `<p>Canoe ${number} leaks.</p>`)),
      )
    })
    return url
  })
  const jobId = await start(owner, id, [good, ...slow])
  const status = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body
  await expect.poll(async () => (await status()).done).toBe(1)
  await expect.poll(() => release.length).toBeGreaterThan(1)
  expect((await owner.call(cancelScrape, { params: { id, jobId } })).status).toBe(200)
  for (const answer of release) answer()
  const job = await waitForEnd(owner, id, jobId)
  expect(job.status).toBe('cancelled')
  expect(results(job)).toEqual(['ok', ...Array(6).fill('cancelled')])
  expect(await list(owner, id)).toHaveLength(1)
})

test('addresses that are none are refused with the promised words, and jobs beyond the third wait', async () => {
  const owner = await makeOwner(app.origin)
  await sell(owner, 'hobby')
  const { id } = await makeAgent(owner)
  for (const url of [
    '',
    'nonsense',
    'ftp://example.com',
    'http://',
    'https://a:b@example.com',
    'javascript:alert(1)',
  ]) {
    const { status, body } = await owner.call(batchScrape, { params: { id }, body: { urls: [url] } })
    expect([status, (body as unknown as { error: string }).error], url).toEqual([
      400,
      'Please enter a valid URL',
    ])
  }
  const silent = addPage('')
  site.pages.set(new URL(silent).pathname, () => {})
  const jobs = [
    await start(owner, id, [silent]),
    await start(owner, id, [silent]),
    await start(owner, id, [silent]),
  ]
  const fourth = await owner.call(batchScrape, { params: { id }, body: { urls: [silent] } })
  expect(fourth.status).toBe(429)
  for (const jobId of jobs) await owner.call(cancelScrape, { params: { id, jobId } })
})

test('an agent that is deleted takes its jobs along', async () => {
  const owner = await makeOwner(app.origin)
  const { body: agent } = await owner.call(createAgent, { body: { name: 'Short-lived' } })
  const silent = addPage('')
  site.pages.set(new URL(silent).pathname, (_, response) => {
    void owner
      .call({ method: 'DELETE', path: '/api/bots/:id' } as never, { params: { id: agent.id } } as never)
      .then(() =>
        response
          .setHeader('content-type', 'text/html')
          .end(htmlPage('Gone', '<p>Nobody reads this page.</p>')),
      )
  })
  await start(owner, agent.id, [silent])
  const left = async () =>
    (await database.query('select 1 from scrape_jobs where agent_id = $1', [agent.id])).rowCount
  await expect.poll(left).toBe(0)
})

test('the activity of a website that was read says who had it read', async () => {
  const owner = await makeOwner(app.origin)
  await sell(owner, 'standard')
  const editor = await makeMember(app.origin, owner, 'editor')
  const agent = await makeAgent(owner)
  const jobId = await start(editor, agent.id, [addPage('<p>The harbour office opens at nine.</p>')])
  expect(await waitForEnd(owner, agent.id, jobId)).toMatchObject({ status: 'completed' })
  const [activity] = (await owner.call(listRecentActivities)).body
  expect(activity).toMatchObject({
    activityType: 'knowledge_base_updated',
    actor: editor.user.username,
  })
})
