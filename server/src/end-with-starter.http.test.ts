import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../test/create-test-database.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const root = fileURLToPath(new URL('../..', import.meta.url))
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let dataDir: string
let database: TestDatabase
let starter: ChildProcess
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-starter-'))
  database = await createTestDatabase()
})
afterEach(async () => {
  if (starter.exitCode === null && starter.signalCode === null) {
    const gone = once(starter, 'exit')
    starter.kill('SIGTERM')
    await gone
  }
  for (const pid of serversOfThisTest()) process.kill(pid, 'SIGKILL')
  await expect.poll(serversOfThisTest).toEqual([])
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** Everything of the product that works on this test's folder, by what the system knows of its processes. */
function serversOfThisTest(): number[] {
  const read = (pid: string, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return '' // it has ended meanwhile
    }
  }
  return readdirSync('/proc')
    .filter((pid) => Number.isInteger(Number(pid)) && Number(pid) !== starter.pid)
    .filter((pid) => read(pid, 'cmdline') !== '' && read(pid, 'environ').includes(`DATA_DIR=${dataDir}`))
    .map(Number)
}

/** Starts a command as a person at a terminal does, and waits until it says where it answers. */
async function begin(args: readonly string[], environment: Record<string, string> = {}): Promise<string> {
  starter = spawn(process.execPath, args, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'silent',
      EMBEDDING_MODEL: 'off',
      DEMO_AGENT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let printed = ''
  starter.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk
    const address = /ready at (\S+)/.exec(printed)?.[1]
    if (address) resolve(address)
  })
  starter.once('exit', () => reject(new Error(`It ended before it was ready: ${printed}`)))
  return promise
}

async function killStarter(): Promise<void> {
  const gone = once(starter, 'exit')
  starter.kill('SIGKILL')
  await gone
}

const health = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status,
    () => null,
  )

test('a server with workers ends when npm start is killed, and frees its port', async () => {
  const origin = await begin(['scripts/start.mjs'], { WEB_WORKERS: '2' })
  expect(await health(origin)).toBe(200)
  expect(serversOfThisTest()).toHaveLength(3)
  await killStarter()
  await expect.poll(serversOfThisTest).toEqual([])
  expect(await health(origin)).toBeNull()
})

test('one without workers does, too, and closes its embedded database properly', async () => {
  const origin = await begin(['scripts/start.mjs'], { DATABASE_URL: '', WEB_WORKERS: '1' })
  const running = join(dataDir, 'postgres', 'postmaster.pid')
  expect([await health(origin), existsSync(running)]).toEqual([200, true])
  await killStarter()
  // A PostgreSQL that was killed leaves this file behind.
  await expect.poll(() => existsSync(running)).toBe(false)
  await expect.poll(serversOfThisTest).toEqual([])
  expect(await health(origin)).toBeNull()
})

test('a server that nobody else answers for goes on when what began it is gone', async () => {
  const beginner = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, [${JSON.stringify(main)}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  `
  const origin = await begin(['-e', beginner])
  await killStarter()
  const [left] = serversOfThisTest()
  expect(await health(origin)).toBe(200)
  process.kill(Number(left), 'SIGTERM')
  await expect.poll(serversOfThisTest).toEqual([])
})
