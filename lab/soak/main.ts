import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { quantile } from '../../bench/eval/measure-articles.ts'
import { serveSite } from '../../bench/websites/serve-site.ts'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { sql } from '../../server/src/platform/database/drizzle.ts'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { live, type Seen, tours, tourTexts, type World } from './lives.ts'
import { type Look, look } from './look.ts'

/**
 * `npm run lab -- soak`: an hour of mixed life (visitors, owners, trainings, crawls, deletions, retention), and what has grown at its
 * end beside its middle, when what may fill has filled.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '8' },
    owners: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
  },
})
const periods = 12
/** Compared are the periods from here on, in two halves: the job of retention has run by then. */
const settledPeriods = 4
/** Conversations that are older become so old that retention takes them. */
const keptMinutes = 5
/** Of the middle of the later periods by that of the earlier ones. */
const growthMax = 1.15

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-soak-'))
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => {} })
const { host, port, user, database } = postgres.connection
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
const site = await serveSite(20, 20)
const settings = { DATABASE_URL: url, ALLOW_PRIVATE_HOSTS: '127.0.0.1', BROWSER_PATH: 'off' }
const server = await runServer(join(dataDir, 'server'), settings)
const open = openDatabase({ connectionString: url }, { max: 2 })
const pids = { server: server.process.pid ?? 0, postgres: postgres.pid }

const noneSeen = (): Seen => ({ chats: [], owners: [], trainings: 0, wrong: 0, failures: [] })
const periodsSeen: { readonly seen: Seen; readonly now: Look }[] = []

async function prepare(stop: AbortSignal): Promise<World> {
  const owner = await signIn(server.origin, 'soak-owner', true)
  await open.database.execute(sql`update users set subscription_tier = 'admin', granted_tier = 'admin'`)
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Tours' })
  await owner.send('PUT', `/api/bots/${agent.id}`, { retentionDays: 1 })
  await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content: tourTexts(1, tours) })
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  while (!(await owner.send<Agent>('GET', `/api/agents/${agent.id}`)).trained) await sleep(100)
  const random = seededRandom(Number(values.seed))
  return { origin: server.origin, owner, agent, pages: site.urls, random, stop, seen: noneSeen() }
}

/** As if two days had passed for conversations of some minutes ago. */
async function age(): Promise<void> {
  await open.database.execute(sql`update conversations set last_message_at = last_message_at - interval '2 days'
    where last_message_at between now() - interval '1 day' and now() - make_interval(mins => ${keptMinutes})`)
}

async function soak(): Promise<void> {
  const stop = new AbortController()
  const world = await prepare(stop.signal)
  const lives = live(world, { visitors: Number(values.visitors), owners: Number(values.owners) })
  console.log(heads.map(([head]) => head.padStart(10)).join(''))
  for (let period = 1; period <= periods; period++) {
    await sleep((Number(values.minutes) * 60_000) / periods)
    await age()
    const seen = Object.assign(noneSeen(), structuredClone(world.seen))
    Object.assign(world.seen, noneSeen())
    periodsSeen.push({ seen, now: await look(pids, open.database, dataDir) })
    console.log(heads.map(([, tell]) => tell(periodsSeen.length - 1).padStart(10)).join(''))
    for (const failure of seen.failures.slice(0, 3)) console.log(`  ${failure}`)
  }
  stop.abort()
  await lives
}

const mib = (bytes: number) => (bytes / 2 ** 20).toFixed(0)
const at = (period: number) => {
  const found = periodsSeen[period]
  if (!found) throw new Error(`There is no period ${period}`)
  return found
}
const heads: readonly [string, (period: number) => string][] = [
  ['minute', (period) => (((period + 1) * Number(values.minutes)) / periods).toFixed(0)],
  ['chats', (period) => String(at(period).seen.chats.length)],
  ['p50', (period) => quantile(at(period).seen.chats, 0.5).toFixed(0)],
  ['p95 ms', (period) => quantile(at(period).seen.chats, 0.95).toFixed(0)],
  ['owner p95', (period) => quantile(at(period).seen.owners, 0.95).toFixed(0)],
  ['trained', (period) => String(at(period).seen.trainings)],
  ['wrong', (period) => String(at(period).seen.wrong)],
  ['failed', (period) => String(at(period).seen.failures.length)],
  ['main MiB', (period) => mib(at(period).now.mainBytes)],
  ['all MiB', (period) => mib(at(period).now.serverBytes)],
  ['PG MiB', (period) => mib(at(period).now.postgresBytes)],
  ['open', (period) => String(at(period).now.openFiles)],
  ['files', (period) => String(at(period).now.dataFiles)],
  ['conn.', (period) => String(at(period).now.connections)],
  ['DB MiB', (period) => mib(at(period).now.databaseBytes)],
  ['dead %', (period) => (at(period).now.deadShare * 100).toFixed(1)],
  ['talks', (period) => String(at(period).now.conversations)],
]

/** The later half of the settled periods by the earlier one. */
function tellGrowth(): boolean {
  const settled = periodsSeen.slice(settledPeriods)
  const middle = (all: typeof settled, tell: (each: (typeof settled)[number]) => number) =>
    quantile(all.map(tell), 0.5)
  const grown = (name: string, tell: (each: (typeof settled)[number]) => number, most: number) => {
    const half = settled.length / 2
    const growth = middle(settled.slice(half), tell) / middle(settled.slice(0, half), tell)
    console.log(`${name.padEnd(44)}${growth.toFixed(2)} times${growth > most ? ', too much' : ''}`)
    return growth <= most
  }
  return [
    grown('memory of the main process', ({ now }) => now.mainBytes, growthMax),
    grown('memory of the server, all', ({ now }) => now.serverBytes, Number.POSITIVE_INFINITY),
    grown('memory of PostgreSQL', ({ now }) => now.postgresBytes, growthMax),
    grown('open files and sockets', ({ now }) => now.openFiles, growthMax),
    grown('files of the installation', ({ now }) => now.dataFiles + 1, growthMax),
    grown('connections', ({ now }) => now.connections, growthMax),
    grown('size of the database', ({ now }) => now.databaseBytes, growthMax),
    // The machine's other work shows in these, as does in the one above what just runs.
    grown('whole answer, p50', ({ seen }) => quantile(seen.chats, 0.5), Number.POSITIVE_INFINITY),
    grown('whole answer, p95', ({ seen }) => quantile(seen.chats, 0.95), Number.POSITIVE_INFINITY),
  ].every(Boolean)
}

try {
  await soak()
  const isSteady = tellGrowth()
  const faults = periodsSeen.reduce((sum, { seen }) => sum + seen.wrong + seen.failures.length, 0)
  process.exitCode = isSteady && faults === 0 ? 0 : 1
} finally {
  site.close()
  await open.close()
  await endServer(server, 'SIGTERM')
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
