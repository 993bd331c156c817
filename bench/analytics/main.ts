import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents'
import { foldCounts } from '../../server/src/features/analytics/fold-counts.ts'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts'
import { signIn } from '../product/json-client.ts'
import { endServer, runServer } from '../product/run-server.ts'
import { seededRandom } from '../seeded-random.ts'
import { fillAgents } from './fill-agent.ts'
import { timeFirstChart } from './time-first-chart.ts'
import { timeQueries } from './time-queries.ts'

/** `npm run bench:analytics`: how fast the Analytics tab is for an agent with many messages. */
const { values } = parseArgs({
  options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
})
const username = 'bench-owner'
const days = 90
const runs = 40
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
await fillAgents(url, new Map([[agent.id, Number(values.messages)]]), now, seededRandom(Number(values.seed)))

const uncounted = await timeQueries(open.database, agent.id, now, days, runs)
const begun = performance.now()
await foldCounts(open.database)
const foldedMs = performance.now() - begun
const counted = await timeQueries(open.database, agent.id, now, days, runs)
await open.database.execute('vacuum analyze messages, conversations, analytics_quarters')
const settled = await timeQueries(open.database, agent.id, now, days, runs)
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
const slowestPaint = paints.at(-1) ?? 0
row(
  'click on the tab to the first chart: p50 / max, ms',
  `${paints[paints.length >> 1]?.toFixed(0)} / ${slowestPaint.toFixed(0)}`,
)
const isFast = settled.every(({ p50 }) => p50 < queryMsMax) && slowestPaint < firstChartMsMax
process.exitCode = isFast ? 0 : 1
