import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { memoryOfFamily, watchMemory } from '../../bench/support/processes.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { fuzzServer } from './fuzz-server.ts'

/**
 * `npm run lab -- fuzz [-- --requests 20000 --seed 1]`: arbitrary requests to every route of the built product. Ends
 * with 1 when one was answered with a fault of the server's or took over two seconds, or memory didn't come back.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    'rate-limits': { type: 'string', default: 'off' },
  },
})
const slowestMs = 2000
/** Caches that filled on the way may stay, a leak may not. */
const growthMax = 1.25
const idleMs = 30_000
const warmUp = 500

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-fuzz-'))
const server = await runServer(dataDir, { RATE_LIMITS: values['rate-limits'] })
const seed = Number(values.seed)
const pss = () => memoryOfFamily(server.process.pid ?? 0)
await fuzzServer(server.origin, { requests: warmUp, seed: seed + 1000 })
await sleep(idleMs)
const before = await pss()
const memory = await watchMemory(server)
const begun = performance.now()
const report = await fuzzServer(server.origin, {
  requests: Number(values.requests),
  seed,
  onOwner: (sent) => process.stderr.write(`${sent} requests\n`),
})
const seconds = (performance.now() - begun) / 1000
const most = await memory.stop()
await sleep(idleMs)
const after = await pss()
await endServer(server, 'SIGTERM')
await rm(dataDir, { recursive: true, force: true })

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
const row = (name: string, value: string) => console.log(`${name.padEnd(58)}${value}`)
row('requests / seconds', `${report.requests} / ${seconds.toFixed(0)}`)
const statuses = [...report.statuses].sort(([a], [b]) => a - b)
row('answers', statuses.map(([status, count]) => `${status || 'none'}: ${count}`).join(', '))
row('faults of the server', String(report.faults.length))
row('slowest answer, ms', report.slowest.milliseconds.toFixed(0))
row('memory of all processes before / most / after, MB', [before, most, after].map(megabytes).join(' / '))
for (const fault of report.faults.slice(0, 20)) console.log(fault)
if (report.slowest.milliseconds > slowestMs) console.log(`slowest: ${report.slowest.what}`)
const isFit =
  report.faults.length === 0 && report.slowest.milliseconds <= slowestMs && after <= before * growthMax
process.exitCode = isFit ? 0 : 1
