import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer, type ServerProcess } from '../../e2e/support/run-server.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { findInstalledPgBouncer } from '../../server/test/installed-pgbouncer.ts'
import { type Asking, keepAsking, queryDatabase } from '../../server/test/keep-asking.ts'
import { runPgBouncer } from '../../server/test/run-pgbouncer.ts'
import { openReport } from '../support/open-report.ts'
import { beginCrawl, endCrawl, refuseIfOver } from './crawl.ts'
import { countStored, endOfTraining } from './what-is-stored.ts'

/**
 * `npm run bench -- nodes`: two nodes on one PostgreSQL, one of which is killed, drained, or each of which is replaced in turn, while visitors
 * ask, a training and a crawl are under way: how many questions were asked, acknowledged and stored, and what was lost,
 * doubled or wrong; once more with this machine's PgBouncer in between, where it has one.
 */
const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '6' },
    until: { type: 'string', default: '6000' },
    // A built checkout of an older version, which the nodes run before they are replaced.
    from: { type: 'string' },
  },
})
const until = Number(values.until)
const drainSeconds = 2

const ways = ['killed', 'drained', 'replaced'] as const
type Way = (typeof ways)[number]

/** A place that a load balancer knows, and the process that answers there. */
interface Place {
  readonly port: number
  server: ServerProcess
  isOffered: boolean
}

const report = openReport('nodes', values)
for (const isPooled of findInstalledPgBouncer() ? [false, true] : [false])
  for (const way of ways)
    report.row(isPooled ? `${way}, through PgBouncer` : way, await measureOn(way, isPooled))
report.save()

/** On a PostgreSQL of its own, so that an older version finds the schema that it knows. */
async function measureOn(way: Way, isPooled: boolean): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-nodes-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {}, connectionsMax: 100 })
  const { host, port, user, database } = postgres.connection
  const pooler = isPooled ? await runPgBouncer({ host, port, user }, 'transaction') : null
  const urlBehind = (socket: { host: string; port: number }) =>
    `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socket.host)}&port=${socket.port}`
  const directUrl = urlBehind({ host, port })
  const variables: Record<string, string> = pooler
    ? {
        DATABASE_URL: urlBehind(pooler),
        DATABASE_POOLING: 'transaction',
        DATABASE_DIRECT_URL: directUrl,
      }
    : { DATABASE_URL: directUrl }
  try {
    return await measure(way, { folder, directUrl, variables })
  } finally {
    await pooler?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Installation {
  readonly folder: string
  readonly directUrl: string
  /** What a node is told of the database. */
  readonly variables: Record<string, string>
}

async function measure(way: Way, { folder, directUrl, variables }: Installation): Promise<object> {
  const start = (at: number, checkout?: string) =>
    runServer(
      join(folder, `node-${at}`),
      {
        ...variables,
        ...{ PORT: String(at), LOG_LEVEL: 'fatal', DRAIN_SECONDS: String(drainSeconds) },
        ...{ ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' },
      },
      checkout,
    )
  const places: Place[] = []
  const open = async () => {
    const free = await findFreePort()
    places.push({
      port: free,
      server: await start(free, way === 'replaced' ? values.from : undefined),
      isOffered: true,
    })
  }
  await open()
  await open()
  const stay = places[1]?.server.origin ?? ''
  try {
    const owner = await signIn(stay, 'node-owner', true)
    await queryDatabase(
      directUrl,
      `update users set subscription_tier = 'admin', granted_tier = 'admin' where username = 'node-owner'`,
    )
    const agent = await owner.send<{ id: number; publicId: string }>('POST', '/api/agents', {
      name: 'Harbour Shop',
    })
    const add = (content: string) => owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content })
    await add('# Kayaks\n\nRenting a kayak costs 20 euros an hour.')
    await owner.send('POST', `/api/agents/${agent.id}/train`)
    const crawl = await beginCrawl(stay, 'crawler', directUrl)
    const origins = () => places.filter(({ isOffered }) => isOffered).map(({ server }) => server.origin)
    const shop = keepAsking(agent.publicId, origins, { visitors: Number(values.visitors), until })
    await waitForAnswers(shop, until / 10)
    await add('# Tents\n\nRenting a tent costs 14 euros a night.')
    const training = owner.send('POST', `/api/agents/${agent.id}/train`).catch(() => null)
    await refuseIfOver(crawl)
    const load = loadavg()[0]
    const begun = performance.now()
    const before = shop.acknowledged.length
    for (const place of way === 'replaced' ? places : places.slice(0, 1)) {
      if (way === 'killed') await endServer(place.server, 'SIGKILL')
      else {
        place.isOffered = false
        await endServer(place.server, 'SIGTERM')
      }
      place.server = await start(place.port)
      place.isOffered = true
    }
    const tookMs = Math.round(performance.now() - begun)
    const meanwhile = shop.acknowledged.length - before
    if (before + meanwhile >= until) throw new Error('Nobody asked until the end: --until is too small')
    await shop.ended()
    await training
    return {
      ...{ load, tookMs, acknowledgedMeanwhile: meanwhile },
      ...{
        asked: shop.tries.sent,
        broken: shop.tries.broken,
        refused: Object.fromEntries(shop.tries.refused),
      },
      acknowledged: shop.acknowledged.length,
      ...(await countStored(directUrl, shop.acknowledged)),
      training: await endOfTraining(owner, agent.id),
      crawl: await endCrawl(crawl, directUrl, begun),
    }
  } finally {
    await Promise.all(places.map(({ server }) => endServer(server, 'SIGTERM')))
  }
}

async function waitForAnswers(shop: Asking, acknowledged: number): Promise<void> {
  while (shop.acknowledged.length < acknowledged) await sleep(50)
}

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}
