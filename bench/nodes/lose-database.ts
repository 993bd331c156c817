import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { keepAsking } from '../../server/test/keep-asking.ts'
import { type CuttableProxy, openProxy } from '../../server/test/open-proxy.ts'
import { openReport } from '../support/open-report.ts'
import { processFamily } from '../support/processes.ts'
import { beginCrawl, endCrawl, refuseIfOver } from './crawl.ts'
import { countStored, endOfTraining } from './what-is-stored.ts'

/**
 * `npm run bench -- nodes --database`: what two servers do while their database is away, with visitors who go on asking, a training and a
 * crawl: how many questions were asked, acknowledged and stored, and whether any answer or page was lost, doubled or wrong.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '6' },
    // The free plan has credits for 100.
    until: { type: 'string', default: '90' },
  },
})
const awaySeconds = Number(values.seconds)

const ways = ['stopped', 'silent', 'frozen'] as const

interface Counts {
  asked: number
  acknowledged: number
  refused: Record<string, number>
  broken: number
  /** Of the website. */
  pagesAskedFor: number
}

const folder = await mkdtemp(join(tmpdir(), 'parleykit-failover-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, connectionsMax: 100 })
const { host, port, user, database } = postgres.connection
const directUrl = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
try {
  const report = openReport('nodes-database', values)
  for (const way of ways) report.row(way, await measure(way))
  report.save()
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

async function measure(way: (typeof ways)[number]): Promise<object> {
  const proxy = await openProxy(join(host, `.s.PGSQL.${port}`))
  const url = `postgresql://${user}@127.0.0.1:${proxy.port}/${database}`
  const servers = []
  for (const name of ['first', 'second'])
    servers.push(
      await runServer(join(folder, `${way}-${name}`), {
        ...{ DATABASE_URL: url, LOG_LEVEL: 'fatal' },
        ...{ ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' },
      }),
    )
  const origins = servers.map(({ origin }) => origin)
  try {
    const owner = await signIn(origins[0] ?? '', `owner-${way}`, true)
    const agent = await owner.send<{ id: number; publicId: string }>('POST', '/api/agents', {
      name: 'Harbour Shop',
    })
    const add = (content: string) => owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content })
    await add('# Kayaks\n\nRenting a kayak costs 20 euros an hour.')
    await owner.send('POST', `/api/agents/${agent.id}/train`)
    const crawl = await beginCrawl(origins[0] ?? '', `crawler-${way}`, directUrl)
    const until = Number(values.until)
    const shop = keepAsking(agent.publicId, () => origins, { visitors: Number(values.visitors), until })
    const look = (): Counts => ({
      asked: shop.tries.sent,
      acknowledged: shop.acknowledged.length,
      refused: Object.fromEntries(shop.tries.refused),
      broken: shop.tries.broken,
      pagesAskedFor: crawl.asked(),
    })
    while (shop.acknowledged.length < until / 3) await sleep(50)
    await add('# Tents\n\nRenting a tent costs 14 euros a night.')
    const training = owner.send('POST', `/api/agents/${agent.id}/train`).catch(() => null)
    await refuseIfOver(crawl)
    const before = look()
    const load = loadavg()[0]
    const away = await goAway(way, proxy, origins, owner.cookie)
    const during = look()
    const back = performance.now()
    while (shop.acknowledged.length === during.acknowledged) await sleep(10)
    const firstAnswerMs = Math.round(performance.now() - back)
    await shop.ended()
    await training
    const after = look()
    const trained = await endOfTraining(owner, agent.id)
    const crawled = await endCrawl(crawl, directUrl, back)
    return {
      load,
      ...away,
      firstAnswerMs,
      before,
      during,
      after,
      ...(await countStored(directUrl, shop.acknowledged)),
      training: trained,
      crawl: crawled,
    }
  } finally {
    await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')))
    await proxy.close()
  }
}

async function goAway(
  way: (typeof ways)[number],
  proxy: CuttableProxy,
  origins: readonly string[],
  cookie: string,
): Promise<{ notReadyAfterMs: number; answeredAfterMs: number }> {
  const begun = performance.now()
  const frozen = way === 'frozen' ? await processFamily(postgres.pid) : []
  if (way === 'stopped') {
    await proxy.interrupt()
    process.kill(postgres.pid, 'SIGKILL')
  } else if (way === 'silent') proxy.fallSilent()
  else for (const pid of frozen) process.kill(pid, 'SIGSTOP')
  const answers = Promise.all(
    origins.map(async (origin) => {
      const { status } = await fetch(`${origin}/readyz`)
      if (status !== 503) throw new Error(`/readyz answered ${status}`)
      return Math.round(performance.now() - begun)
    }),
  )
  const asked = Promise.all(origins.map((origin) => refuse(`${origin}/api/bots`, cookie))).then(() =>
    Math.round(performance.now() - begun),
  )
  const [notReady, answered] = await Promise.all([answers, asked])
  await sleep(Math.max(0, awaySeconds * 1000 - (performance.now() - begun)))
  for (const pid of frozen) process.kill(pid, 'SIGCONT')
  await proxy.resume()
  return { notReadyAfterMs: Math.max(...notReady), answeredAfterMs: answered }
}

async function refuse(url: string, cookie: string): Promise<void> {
  const { status } = await fetch(url, { headers: { cookie } })
  if (status !== 503) throw new Error(`${url} answered ${status}`)
}
