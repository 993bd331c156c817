import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchMemory } from '../../bench/support/processes.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import type { Probe } from './probe.ts'
import { dribblingSockets } from './probes/dribbling-sockets.ts'
import { hostilePages } from './probes/hostile-pages.ts'
import { hostileTexts } from './probes/hostile-texts.ts'
import { packedBodies } from './probes/packed-bodies.ts'
import { parallelLogins } from './probes/parallel-logins.ts'
import { uploads } from './probes/uploads.ts'
import { watchHealth } from './watch-health.ts'

/**
 * `npm run lab -- hostile [name …]`: what strangers may send, sent to the built product, one probe after another (or the
 * named ones), each on a server of its own. Ends with 1 when a probe missed what is expected.
 */
const probes: readonly Probe[] = [
  ...hostileTexts,
  ...hostilePages,
  packedBodies,
  dribblingSockets,
  ...uploads,
  parallelLogins,
]

const longestEndMs = 20_000
const wanted = process.argv.slice(2)
const chosen = probes.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (chosen.length === 0)
  throw new Error(`No such probe. There are: ${probes.map(({ name }) => name).join(', ')}`)
for (const probe of chosen) {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-hostile-'))
  const server = await runServer(dataDir, probe.environment)
  try {
    const health = await watchHealth(server.origin)
    const memory = await watchMemory(server)
    const { rows, held } = await probe.run(server)
    const worst = await health.stop()
    const isQuick = worst <= probe.worstHealthMs
    if (!held || !isQuick) process.exitCode = 1
    console.log(`${held && isQuick ? 'ok    ' : 'MISSED'} ${probe.name}`)
    const most = ['memory of all processes, worst, MB', ((await memory.stop()) / 1e6).toFixed(0)] as const
    const all = [...rows, ['worst answer of /healthz, ms', worst.toFixed(0)] as const, most]
    for (const [label, value] of all) console.log(`       ${label.padEnd(58)}${value}`)
  } finally {
    const patience = setTimeout(() => server.process.kill('SIGKILL'), longestEndMs)
    await endServer(server, 'SIGTERM')
    clearTimeout(patience)
    if (server.process.signalCode === 'SIGKILL') {
      process.exitCode = 1
      console.log(`MISSED ${probe.name}: SIGTERM did not end the server within ${longestEndMs} ms`)
    }
    await rm(dataDir, { recursive: true, force: true })
  }
}
