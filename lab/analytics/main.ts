import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { findHighVolumeAgents } from '../../server/src/features/reports/analytics/find-high-volume-agents.ts'
import { foldCounts } from '../../server/src/features/reports/analytics/fold-counts.ts'
import { sql } from '../../server/src/platform/database/drizzle.ts'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { primaryOnlyReads } from '../../server/src/platform/database/read-router.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { fillAgents } from './fill-agent.ts'
import { timeFirstChart } from './time-first-chart.ts'
import { timeQueries } from './time-queries.ts'

/** `npm run lab -- analytics`: how fast the Analytics tab is for an agent with many messages. */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '40' },
  },
})
const username = 'bench-owner'
const days = 90
const runs = Number(values.runs)
/** Of what takes seconds with many messages. */
const uncountedRuns = Math.min(runs, 5)
const queryMsMax = 50
const firstChartMsMax = 1000

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
const { host, port, user, database } = postgres.connection
const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
const server = await runServer(dataDir, { DATABASE_URL: url })
const owner = await signIn(server.origin, username, true)
const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Harbour Rentals' })
const open = openDatabase({ connectionString: url })
const now = new Date()
// The server's own jobs would count beside what is measured.
await open.database.execute(sql`delete from jobs.schedule where name in ('fold-counts', 'find-much-asked')`)
await fillAgents(url, new Map([[agent.id, Number(values.messages)]]), now, seededRandom(Number(values.seed)))

const uncounted = await timeQueries(open.database, agent.id, now, days, uncountedRuns)
const timed = async (work: () => Promise<unknown>) => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}
const foldedMs = await timed(() => foldCounts(open.database))
const { database: counting } = open
const listedMs = await timed(() =>
  findHighVolumeAgents({ database: counting, readRouter: primaryOnlyReads(counting), clock: () => now }),
)
const counted = await timeQueries(open.database, agent.id, now, days, runs)
await open.database.execute('vacuum analyze messages, conversations, analytics_quarters')
const settled = await timeQueries(open.database, agent.id, now, days, runs)
const { rows: sizes } = await open.database.execute<{ name: string; bytes: string; indexes: string }>(sql`
  select relname as name, pg_table_size(oid) as bytes, pg_indexes_size(oid) as indexes from pg_class
  where relkind = 'r' and (relname like 'analytics%' or relname in ('messages', 'conversations'))
  order by pg_total_relation_size(oid) desc`)
const paints = await timeFirstChart(server.origin, username, agent.id)
await open.close()
await endServer(server, 'SIGTERM')
await postgres.stop()
await rm(dataDir, { recursive: true, force: true })

const row = (name: string, value: string) => console.log(`${name.padEnd(66)}${value}`)
for (const [state, times] of Object.entries({
  'not counted yet': uncounted,
  'just counted': counted,
  vacuumed: settled,
})) {
  for (const { name, p50, max } of times)
    row(`${name}, ${state}: p50 / max, ms`, `${p50.toFixed(1)} / ${max.toFixed(1)}`)
}
row('counting all that is over, ms', foldedMs.toFixed(0))
row('finding who is asked very much, and counting the lists, ms', listedMs.toFixed(0))
const mb = (bytes: string) => (Number(bytes) / 1e6).toFixed(1)
for (const { name, bytes, indexes } of sizes)
  row(`${name}, and its indexes, MB`, `${mb(bytes)} / ${mb(indexes)}`)
const slowestPaint = paints.at(-1) ?? 0
row(
  'click on the tab to the first chart: p50 / max, ms',
  `${paints[paints.length >> 1]?.toFixed(0)} / ${slowestPaint.toFixed(0)}`,
)
const isFast = settled.every(({ p50 }) => p50 < queryMsMax) && slowestPaint < firstChartMsMax
process.exitCode = isFast ? 0 : 1
