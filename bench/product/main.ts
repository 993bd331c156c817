import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Agent } from '@parleykit/contract/agents/agents'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { seededRandom } from '../../e2e/support/seeded-random.ts'
import { openReport } from '../support/open-report.ts'
import { measureKills } from './measure-kills.ts'
import { measurePageWeight } from './measure-page-weight.ts'

/** `npm run bench -- product`: how fast the built product starts, what its pages weigh, and what survives kill -9. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } },
})

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-bench-'))
const first = await runServer(dataDir)
await endServer(first, 'SIGTERM')
const again = await runServer(dataDir)
const owner = await signIn(again.origin, 'bench-owner', true)
const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Weight Test' })
const pages = { 'public chat page': `/bot/${agent.publicId}`, 'landing page': '/', 'sign-in': '/auth' }
const weights = await measurePageWeight(again.origin, pages)
await endServer(again, 'SIGTERM')
await rm(dataDir, { recursive: true, force: true })

const report = openReport('product', values)
const { row } = report
row('first start, with an empty data folder, ms', first.startMs)
row('start with data, ms', again.startMs)
for (const { page, requests, gzippedBytes } of weights) {
  row(`${page}: requests`, requests)
  row(`${page}: bytes gzipped`, gzippedBytes)
}
const kills = await measureKills(Number(values.rounds), seededRandom(Number(values.seed)))
row('rounds of kill -9 during chats, uploads and trainings', kills.rounds)
row('acknowledged turns', kills.turnsAcknowledged)
row('acknowledged entries', kills.entriesAcknowledged)
row('lost of them', kills.lost)
row('slowest start after a kill, ms', kills.slowestStartMs)
row('slowest recovery from a killed PostgreSQL, ms', kills.slowestRecoveryMs)
row('the agent trains again at the end', kills.trainedAtTheEnd)
report.save()
process.exitCode = kills.lost === 0 && kills.trainedAtTheEnd ? 0 : 1
