import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from '@parleykit/contract/agents/agents'
import { signIn } from '../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../e2e/support/run-server.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { sql } from '../../server/src/platform/database/drizzle.ts'
import { openDatabase, reachDatabase } from '../../server/src/platform/database/index.ts'
import { cpuOfFamily, memoryOfFamily, readCpuMs, waitUntilIdle } from './processes.ts'

/** What a slow reader takes at a time, and how often. */
const SLOW_BYTES = 64
const SLOW_MS = 250

export interface TrainedServer {
  /** From the start of the process to its first answer. */
  readonly startMs: number
  /** From the upload of the knowledge to the end of its training. */
  readonly trainMs: number
  /** Puts a question as a visitor of its own and reads the answer to its end. Milliseconds to the first text. */
  ask(question: string): Promise<number>
  /** Asks as a client that reads a few bytes a second; ends with the signal. */
  askSlowly(question: string, signal: AbortSignal): Promise<void>
  /** Memory (PSS) of the server and all that it started, in bytes. */
  memory(): Promise<number>
  /** CPU used so far, in milliseconds: of the server's process, and of all that it started too. */
  cpu(): Promise<{ readonly server: number; readonly all: number }>
  close(): Promise<void>
}

/** Starts a checkout's built product, with one agent that is trained on `text`, and waits until nothing is left to do. */
export async function startTrainedServer(
  checkout: string,
  text: string,
  environment: Record<string, string>,
): Promise<TrainedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-paired-'))
  const server = await runServer(dataDir, environment, checkout)
  const pid = server.process.pid ?? 0
  const owner = await signIn(server.origin, 'bench-owner', true)
  await grantEverything(dataDir, 'bench-owner')
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: 'Paired' })
  const begun = performance.now()
  await owner.upload(`/api/agents/${agent.id}/knowledge/upload`, 'knowledge.txt', text)
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  while (!(await owner.send<Agent>('GET', `/api/agents/${agent.id}`)).trained) await sleep(20)
  const trainMs = performance.now() - begun
  await waitUntilIdle(pid)
  let visitors = 0
  return {
    startMs: server.startMs,
    trainMs,
    async ask(message) {
      // In the owner's preview, so that no plan's credits end the run.
      const body = { visitorId: `paired-${visitors++}`, message, preview: true }
      const { begun, response } = await owner.stream(`/api/public/chat-stream/${agent.publicId}`, body)
      if (!response.ok || !response.body) throw new Error(`The chat answered ${response.status}`)
      let first: number | undefined
      let received = ''
      for await (const chunk of response.body) {
        received += Buffer.from(chunk).toString()
        if (first === undefined && /"delta":"(?!")|function_call/.test(received))
          first = performance.now() - begun
      }
      if (!received.includes('"done":true')) throw new Error(`The reply has no end: ${received.slice(-300)}`)
      return first ?? performance.now() - begun
    },
    async askSlowly(message, signal) {
      const body = JSON.stringify({ visitorId: `paired-${visitors++}`, message, preview: true })
      const headers = { cookie: owner.cookie, 'content-type': 'application/json' }
      const url = `${server.origin}/api/public/chat-stream/${agent.publicId}`
      const sent = request(url, { method: 'POST', headers, agent: false, signal }).end(body)
      const [response]: IncomingMessage[] = await once(sent, 'response')
      response?.on('error', () => {}) // of the signal
      while (response && !response.readableEnded && !signal.aborted) {
        response.read(SLOW_BYTES)
        await sleep(SLOW_MS)
      }
    },
    memory: () => memoryOfFamily(pid),
    async cpu() {
      return { server: await readCpuMs(pid), all: await cpuOfFamily(pid) }
    },
    async close() {
      await endServer(server, 'SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * The tokens of the free plan are used up after some hundred chats, which are quoted from there on. By SQL, since a
 * checkout from before `npm run admin` is measured too. The plan has no end then.
 */
export async function grantEverything(dataDir: string, username: string): Promise<void> {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir })
  const reached = await reachDatabase(config, () => {}, { create: false })
  const { database, close } = openDatabase(reached.address)
  await database.execute(sql`update users set subscription_tier = 'admin' where username = ${username}`)
  await close()
  await reached.stop()
}
