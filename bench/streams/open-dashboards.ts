import { mkdtemp, rm } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { liveStreamsMax } from '@parleykit/contract/reports/dashboard/limits'
import { type JsonClient, signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer, type ServerProcess } from '../../e2e/support/run-server.ts'
import { openReport } from '../support/open-report.ts'
import { memoryOfProcess, readCpuMs } from '../support/processes.ts'

/**
 * `npm run bench -- streams`: what thousands of open dashboards cost one process while there is nothing to hear.
 */
const { values } = parseArgs({
  options: { streams: { type: 'string', default: '10000' }, seconds: { type: 'string', default: '60' } },
})
const [streams, seconds] = [Number(values.streams), Number(values.seconds)]
/** Registrations at a time: each takes a hash of 19 MB. */
const atOnce = 4

interface OpenStream {
  readonly request: ClientRequest
  heartbeats: number
}

function follow(server: ServerProcess, owner: JsonClient): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: owner.cookie }
    const request = get(`${server.origin}/api/dashboard/events`, { headers, agent: false })
    request.once('error', reject)
    request.once('response', (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}`))
      request.on('error', () => {}) // the server ends them all
      const stream: OpenStream = { request, heartbeats: 0 }
      response.on('data', (chunk: Buffer) => {
        if (chunk.includes(': ping')) stream.heartbeats++
      })
      resolve(stream)
    })
  })
}

/** Own memory (PSS, bytes) of the server's process and the CPU time that it has taken, in seconds. */
async function look({ process: { pid = 0 } }: ServerProcess): Promise<{ bytes: number; cpu: number }> {
  return { bytes: await memoryOfProcess(pid), cpu: (await readCpuMs(pid)) / 1000 }
}

async function register(server: ServerProcess, count: number): Promise<JsonClient[]> {
  const owners: JsonClient[] = []
  while (owners.length < count) {
    const first = owners.length
    const names = Array.from(
      { length: Math.min(atOnce, count - first) },
      (_, index) => `dash-${first + index}`,
    )
    owners.push(...(await Promise.all(names.map((name) => signIn(server.origin, name, true)))))
  }
  return owners
}

const report = openReport('streams', values)
const { row } = report
const mib = (bytes: number) => bytes / 1024 / 1024

const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-streams-'))
const server = await runServer(dataDir)
async function measure(): Promise<void> {
  const owners = await register(server, Math.ceil(streams / liveStreamsMax))
  const open: OpenStream[] = []
  /** What registrations left behind is gone by then, so that the others tell what a stream takes. */
  const firstTenth = Math.ceil(streams / 10)
  let early = await look(server)
  for (let index = 0; index < streams; index++) {
    const owner = owners[Math.floor(index / liveStreamsMax)]
    if (owner) open.push(await follow(server, owner))
    if (index + 1 === firstTenth) early = await look(server)
  }
  const opened = await look(server)
  await sleep(seconds * 1000)
  const idled = await look(server)
  row('streams open', open.length)
  row('memory (PSS) with a tenth of them open, MiB', mib(early.bytes))
  row('memory with all of them open, MiB', mib(opened.bytes))
  row('memory at the end, MiB', mib(idled.bytes))
  row(
    'kB a stream, of the other nine tenths',
    (idled.bytes - early.bytes) / (open.length - firstTenth) / 1024,
  )
  row(`CPU of ${seconds} s with nothing to hear but heartbeats, s`, idled.cpu - opened.cpu)
  row('heartbeats heard by the quietest stream', Math.min(...open.map(({ heartbeats }) => heartbeats)))
  report.save()
  for (const { request } of open) request.destroy()
}

try {
  await measure()
} finally {
  await endServer(server, 'SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
