import { getAgent } from '@parleykit/contract/agents/agents'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import {
  dismissNewPages,
  findNewestSync,
  getSyncSchedule,
  type SyncReport,
  startSync,
  updateSyncSchedule,
} from '@parleykit/contract/knowledge/websites/website-syncs'
import {
  batchScrape,
  getScrapeStatus,
  mapWebsite,
  type ScrapeJob,
} from '@parleykit/contract/knowledge/websites/websites'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { htmlPage, servePages, type TestPages } from '../../../../test/serve-pages.ts'
import { disableAccount } from '../../auth/index.ts'

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

const sell = (owner: TestOwner, tier: string) =>
  database.query('update users set subscription_tier = $1 where id = $2', [tier, owner.user.id])

async function waitForEnd(owner: TestOwner, id: number, jobId: number): Promise<ScrapeJob> {
  const read = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body
  await expect.poll(async () => (await read()).status, { timeout: 120_000 }).not.toBe('processing')
  return read()
}

async function scrape(owner: TestOwner, id: number, urls: string[]): Promise<ScrapeJob> {
  const { body } = await owner.call(batchScrape, { params: { id }, body: { urls } })
  return waitForEnd(owner, id, body.jobId)
}

async function reportOf(owner: TestOwner, id: number): Promise<SyncReport> {
  const { report } = (await owner.call(findNewestSync, { params: { id } })).body
  if (!report) throw new Error('There is no report')
  return report
}

async function sync(owner: TestOwner, id: number, entryId?: number): Promise<SyncReport> {
  const { status, body } = await owner.call(startSync, { params: { id }, body: { entryId } })
  expect(status, JSON.stringify(body)).toBe(201)
  await waitForEnd(owner, id, body.jobId)
  return reportOf(owner, id)
}

const list = async (owner: TestOwner, id: number) =>
  (await owner.call(listKnowledge, { params: { id } })).body

test('validators are sent, a 304 is believed, and only what changed waits for a training', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const sent: (string | undefined)[] = []
  const date = 'Wed, 11 Nov 2026 10:00:00 GMT'
  site.pages.set('/harbour', (request, response) => {
    const { 'if-none-match': etag, 'if-modified-since': since } = request.headers
    sent.push(etag && since && `${etag} ${since}`)
    if (etag === '"v1"') return response.writeHead(304).end()
    response.writeHead(200, { 'content-type': 'text/html', etag: '"v1"', 'last-modified': date })
    return response.end(htmlPage('Harbour', '<p>The harbour opens at seven in the morning.</p>'))
  })
  const prices = (price: number) =>
    htmlPage('Prices', `<p>Dogs travel free of charge.</p><p>A ticket costs ${price} euros.</p>`)
  site.pages.set('/tickets', prices(12))
  await scrape(owner, id, [`${site.origin}/harbour`, `${site.origin}/tickets`])
  await owner.call(trainAgent, { params: { id } })

  expect(await sync(owner, id)).toMatchObject({ total: 2, unchanged: 2, changed: [], gone: [] })
  // Afterwards the site is looked over for new pages.
  expect(sent.slice(0, 2)).toEqual([undefined, `"v1" ${date}`])
  expect((await list(owner, id)).every(({ trained }) => trained)).toBe(true)

  site.pages.set('/tickets', prices(14))
  const report = await sync(owner, id)
  const tickets = (await list(owner, id)).find(({ content }) => content.endsWith('/tickets'))
  expect(report).toMatchObject({ total: 2, unchanged: 1, changedTotal: 1, goneTotal: 0 })
  expect(report.changed).toMatchObject([
    {
      url: `${site.origin}/tickets`,
      entryId: tickets?.id,
      lines: { added: ['A ticket costs 14 euros.'], removed: ['A ticket costs 12 euros.'], more: false },
    },
  ])
  const waiting = (await list(owner, id)).filter(({ trained }) => !trained)
  expect(waiting.map((entry) => entry.id)).toEqual([tickets?.id])
})

test('a page that is gone is counted and kept, and its count starts at zero when it is back', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const page = htmlPage('Ferry', '<p>The ferry to the island leaves at noon.</p>')
  site.pages.set('/ferry', page)
  site.pages.set('/island', htmlPage('Island', '<p>The island has two beaches and a hill.</p>'))
  await scrape(owner, id, [`${site.origin}/ferry`, `${site.origin}/island`])
  const entry = (await list(owner, id)).find(({ content }) => content.endsWith('/ferry'))
  site.pages.delete('/ferry')
  for (const timesGone of [1, 2, 3]) {
    const report = await sync(owner, id, timesGone === 2 ? entry?.id : undefined)
    expect(report).toMatchObject({ total: timesGone === 2 ? 1 : 2, goneTotal: 1 })
    expect(report.gone).toMatchObject([{ entryId: entry?.id, title: entry?.fileName, timesGone }])
  }
  expect(await list(owner, id)).toHaveLength(2)
  const { gonePages } = (await owner.call(findNewestSync, { params: { id } })).body
  expect(gonePages).toEqual([{ entryId: entry?.id, timesGone: 3 }])
  site.pages.set('/ferry', page)
  expect(await sync(owner, id)).toMatchObject({ unchanged: 2, goneTotal: 0 })
  site.pages.delete('/ferry')
  expect((await sync(owner, id)).gone).toMatchObject([{ timesGone: 1 }])
})

const rental = (name: string, links = '') =>
  htmlPage(name, `<p>${name} is rented by the hour, and ${name} by the day costs less.</p>${links}`)

test('pages that a website has newly are reported until they are picked or left out', async () => {
  const links = (names: string[]) => names.map((name) => `<a href="/${name}">${name}</a>`).join(' ')
  const names = ['boats', 'bikes', 'tents']
  const small = await servePages({ '/': rental('Harbour', links(names)), '/robots.txt': 'User-agent: *' })
  for (const name of names) small.pages.set(`/${name}`, rental(name))
  const own = await createTestApp({ ALLOW_PRIVATE_HOSTS: small.host, BROWSER_PATH: 'off' })
  try {
    const owner = await makeOwner(own.origin)
    const { id } = await makeAgent(owner)
    const params = { id }
    await owner.call(mapWebsite, { params, body: { url: small.origin } })
    await scrape(owner, id, [`${small.origin}/`, `${small.origin}/boats`])
    expect(await sync(owner, id)).toMatchObject({ addedTotal: 0, added: [], addedFault: null })

    small.pages.set('/', rental('Harbour', links([...names, 'skis', 'sleds'])))
    for (const name of ['skis', 'sleds']) small.pages.set(`/${name}`, rental(name))
    const first = await sync(owner, id)
    const expected = ['skis', 'sleds'].map((title) => ({ url: `${small.origin}/${title}`, title }))
    expect(first).toMatchObject({ addedTotal: 2, addedFault: null })
    expect(first.added).toMatchObject(expected)
    expect(await list(owner, id)).toHaveLength(2)
    expect(await reportOf(owner, id)).toEqual(first)

    await owner.call(dismissNewPages, { params, body: { urls: [`${small.origin}/skis`] } })
    expect((await reportOf(owner, id)).added).toMatchObject([{ title: 'sleds' }])
    await scrape(owner, id, [`${small.origin}/sleds`])
    expect(await reportOf(owner, id)).toMatchObject({ addedTotal: 0, added: [] })
    expect(await sync(owner, id)).toMatchObject({ total: 3, addedTotal: 0 })

    const { entryId = 0 } = (await list(owner, id)).map(({ id: entryId }) => ({ entryId }))[0] ?? {}
    small.pages.set('/', rental('Harbour', links([...names, 'skis', 'sleds', 'rafts'])))
    small.pages.set('/rafts', rental('rafts'))
    expect(await sync(owner, id, entryId)).toMatchObject({ total: 1, addedTotal: 0 })
    expect((await owner.call(findNewestSync, { params })).body.linksLeft).toBe(12)
  } finally {
    await own.close()
    await small.close()
  }
})

test('new pages are looked for below the folder of those that are known, and it is said where that fails', async () => {
  const docs = ['/docs/a/one', '/docs/a/two']
  const small = await servePages({ '/docs/a/new': rental('new') })
  for (const path of docs)
    small.pages.set(path, rental(path, '<a href="/docs/a/new">new</a> <a href="/docs/other">other</a>'))
  small.pages.set('/docs/other', rental('other'))
  const own = await createTestApp({ ALLOW_PRIVATE_HOSTS: small.host, BROWSER_PATH: 'off' })
  try {
    const owner = await makeOwner(own.origin)
    const { id } = await makeAgent(owner)
    await scrape(
      owner,
      id,
      docs.map((path) => small.origin + path),
    )
    const report = await sync(owner, id)
    expect(report.added).toMatchObject([{ url: `${small.origin}/docs/a/new`, inKnowledge: false }])
    for (const path of docs) small.pages.delete(path)
    const failed = await sync(owner, id)
    expect(failed).toMatchObject({ goneTotal: 2, addedTotal: 1 })
    expect(failed.addedFault).toContain('status 404')
  } finally {
    await own.close()
    await small.close()
  }
})

test('there has to be a page to read again', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner, ['Boats are rented by the hour.'])
  const [text] = await list(owner, id)
  for (const body of [{}, { entryId: text?.id }])
    expect((await owner.call(startSync, { params: { id }, body })).status).toBe(404)
  const nothing = { report: null, gonePages: [], linksLeft: 15 }
  expect((await owner.call(findNewestSync, { params: { id } })).body).toEqual(nothing)
})

test('a schedule needs a paid plan', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const params = { id }
  const none = { every: 'off', trainAfterwards: false } as const
  const off = { ...none, nextAt: null }
  expect((await owner.call(getSyncSchedule, { params })).body).toEqual(off)
  const daily = { every: 'daily', trainAfterwards: true } as const
  const refused = await owner.call(updateSyncSchedule, { params, body: daily })
  expect(refused.status).toBe(403)
  expect(refused.body).toMatchObject({
    code: 'subscription_required',
    message: expect.stringContaining('subscription'),
  })
  await sell(owner, 'hobby')
  const set = await owner.call(updateSyncSchedule, { params, body: daily })
  expect(set.body).toMatchObject(daily)
  expect(Date.parse(set.body.nextAt ?? '')).toBeGreaterThan(Date.now())
  await sell(owner, 'free')
  const ended = await owner.call(updateSyncSchedule, { params, body: none })
  expect(ended.body).toEqual(off)
})

test('what is due is read once and trained by itself, not after a downgrade, nor of a disabled account', async () => {
  const make = async (path: string, price: number) => {
    const owner = await makeOwner(app.origin)
    await sell(owner, 'hobby')
    const agent = await makeAgent(owner)
    const page = (euros: number, links = '') =>
      htmlPage('Sauna', `<p>An hour in the sauna ${path.slice(1)} costs ${euros} euros.</p>${links}`)
    site.pages.set(path, page(price))
    await scrape(owner, agent.id, [site.origin + path])
    await owner.call(trainAgent, { params: { id: agent.id } })
    const body = { every: 'daily', trainAfterwards: true } as const
    await owner.call(updateSyncSchedule, { params: { id: agent.id }, body })
    site.pages.set(path, page(price + 1, `<a href="${path}-vouchers">Vouchers</a>`))
    return { owner, ...agent }
  }
  site.pages.set('/birke-vouchers', rental('Vouchers'))
  const paid = await make('/birke', 20)
  const lapsed = await make('/kiefer', 30)
  await sell(lapsed.owner, 'free')
  const shut = await make('/fichte', 40)
  await disableAccount(app.platform(), shut.owner.user.id)
  const past = new Date(Date.now() - 1000)
  await database.query('update sync_schedules set next_at = $1 where agent_id = any($2)', [
    past,
    [paid.id, lapsed.id, shut.id],
  ])
  const jobsOf = async (agentId: number) =>
    (await database.query('select 1 from scrape_jobs where agent_id = $1 and is_sync', [agentId])).rowCount

  // A server looks when it starts: two at once are to start one job.
  const environment = {
    DATABASE_URL: app.databaseUrl,
    ALLOW_PRIVATE_HOSTS: site.host,
    BROWSER_PATH: 'off',
  }
  const others = await Promise.all([createTestApp(environment), createTestApp(environment)])
  const trained = async () => {
    const agent = (await paid.owner.call(getAgent, { params: { id: paid.id } })).body
    return [agent.trained, agent.trainingStatus, (await list(paid.owner, paid.id))[0]?.trained]
  }
  await expect
    .poll(async () => (await paid.owner.call(findNewestSync, { params: { id: paid.id } })).body.report, {
      timeout: 120_000,
    })
    .toMatchObject({
      changedTotal: 1,
      changed: [{ lines: { added: [expect.stringContaining('21 euros'), 'Vouchers'] } }],
      added: expect.arrayContaining([expect.objectContaining({ url: `${site.origin}/birke-vouchers` })]),
    })
  await expect.poll(trained, { timeout: 120_000 }).toEqual([true, 'completed', true])
  const question = { message: 'What does an hour in the sauna birke cost?' }
  expect((await ask(app.origin, paid.publicId, question)).text).toContain('21 euros')
  for (const { owner, id } of [paid, lapsed]) {
    const next = (await owner.call(getSyncSchedule, { params: { id } })).body.nextAt
    expect(Date.parse(next ?? '')).toBeGreaterThan(Date.now())
  }
  expect([await jobsOf(paid.id), await jobsOf(lapsed.id), await jobsOf(shut.id)]).toEqual([1, 0, 0])
  for (const other of others) await other.close()
})
