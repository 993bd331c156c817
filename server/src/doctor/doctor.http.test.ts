import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createWebServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { openCollector } from '../../test/open-collector.ts'
import { openMailbox } from '../../test/open-mailbox.ts'
import { openTestObjectStore } from '../../test/open-object-store.ts'
import { runCommandHere } from '../../test/run-command-here.ts'
import { readConfig } from '../config/config.ts'
import { doctor } from '../doctor.ts'
import { startServer } from '../start-server.ts'
import type { Finding } from './finding.ts'

const program = fileURLToPath(new URL('../doctor.ts', import.meta.url))
const secret = 'very-secret-word'
const quiet = { PORT: '0', LOG_LEVEL: 'silent', DEMO_AGENT: 'off', EMBEDDING_MODEL: 'off' }

let home: string
let database: TestDatabase
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parleykit-doctor-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(home, { recursive: true, force: true })
})

interface Told {
  readonly code: number
  readonly printed: string
}

/** As the command runs it, with nothing of this process's environment. */
async function runChecks(environment: Record<string, string>, ...args: string[]): Promise<Told> {
  const { code, stdout, stderr } = await runCommandHere(doctor, args, {
    ...basicEnvironment(),
    ...environment,
  })
  return { code, printed: stdout + stderr }
}

const basicEnvironment = () => ({ PATH: process.env.PATH, PORT: '0', DATA_DIR: join(home, 'none') })

/** The same, started as a program. */
const examineAsProgram = (environment: Record<string, string>): Promise<Told> =>
  new Promise((resolve) => {
    const env = { ...basicEnvironment(), ...environment }
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, printed: stdout + stderr }),
    )
  })

async function findings(environment: Record<string, string>): Promise<{ code: number; found: Finding[] }> {
  const { code, printed } = await runChecks(environment, '--json')
  return { code, found: JSON.parse(printed).findings }
}

const of = (found: readonly Finding[], about: string) => found.find((finding) => finding.about === about)

test('an installation that is fine, or not there yet, needs nothing', async () => {
  const { code, printed } = await examineAsProgram({})
  expect(printed).toMatch(
    /Database: No database in DATA_DIR yet; the first start creates it\.[\s\S]*Everything looks good\.\s*$/,
  )
  expect(code).toBe(0)
  const { code: other, found } = await findings({ DATABASE_URL: database.url })
  expect(of(found, 'Database')).toMatchObject({
    level: 'ok',
    says: expect.stringMatching(/schema is up to date/),
  })
  expect(of(found, 'Clock')?.level).toBe('ok')
  expect(other).toBe(0)
})

test('a wrong environment is told whole, and no secret of it', async () => {
  const { code, printed } = await examineAsProgram({
    PORT: 'abc',
    LLM_API_KEY: secret,
    SMTP_URL: `ftp://u:${secret}@x`,
  })
  expect(code).toBe(1)
  expect(printed).toMatch(/FAULT {2}Environment: [\s\S]*PORT: must be a number, such as 8080[\s\S]*→/)
  expect(printed).not.toContain(secret)
})

test('what is configured and doesn’t answer is a fault, told without its password', async () => {
  const { code, printed } = await runChecks({
    DATABASE_URL: `postgres://me:${secret}@127.0.0.1:1/parleykit`,
    LLM_BASE_URL: 'http://127.0.0.1:1/v1',
    LLM_MODEL: 'm',
    LLM_API_KEY: secret,
    SMTP_URL: `smtp://me:${secret}@127.0.0.1:1`,
    MAIL_FROM: 'a@example.com',
    PUBLIC_URL: 'https://chat.example.com',
  })
  expect(code).toBe(1)
  for (const about of ['Database', 'Language model', 'Email']) expect(printed).toContain(`FAULT  ${about}: `)
  // Only the line below says what to do.
  expect(printed).toMatch(/FAULT {2}Database: [^\n]*ECONNREFUSED[^\n]*\)\.\n *→ Check that it's running and/)
  expect(printed).toMatch(
    /FAULT {2}Language model: The server can't be reached[^\n]*\n *→ Check that it's running/,
  )
  expect(printed).toMatch(/note {3}TRUST_PROXY/)
  expect(printed).toMatch(/note {3}BILLING/)
  expect(printed).toMatch(/3 problems to fix/)
  expect(printed).not.toContain(secret)
})

test('a mail server that answers is fine', async () => {
  const mailbox = await openMailbox()
  try {
    const { found } = await findings({ ...mailbox.environment, PUBLIC_URL: 'http://localhost' })
    expect(of(found, 'Email')).toMatchObject({ level: 'ok' })
  } finally {
    await mailbox.close()
  }
})

test('a database of another version of the product is told', async () => {
  const other = await createTestDatabase()
  const client = new pg.Client(other.url)
  await client.connect()
  try {
    const newest = '(select max(created_at) from migrations)'
    await client.query(`delete from migrations where created_at = ${newest}`)
    const behind = await findings({ DATABASE_URL: other.url })
    expect(of(behind.found, 'Database')).toMatchObject({
      level: 'note',
      says: 'Connected. 1 pending schema change.',
    })
    await client.query(
      `update migrations set created_at = created_at + 1e12, contracts = false where created_at = ${newest}`,
    )
    const grown = await findings({ DATABASE_URL: other.url })
    expect(of(grown.found, 'Database')).toMatchObject({
      level: 'note',
      says: 'Connected. A newer version of ParleyKit has extended the schema.',
    })
    await client.query(`update migrations set contracts = true where created_at = ${newest}`)
    const ahead = await findings({ DATABASE_URL: other.url })
    expect(of(ahead.found, 'Database')).toMatchObject({ level: 'fault' })
    expect(ahead.code).toBe(1)
  } finally {
    await client.end()
    await other.drop()
  }
})

test('a store of files is tried, and one that refuses the key is told without it', async () => {
  const store = await openTestObjectStore()
  try {
    const { found } = await findings(store.environment)
    expect(of(found, 'File storage')).toMatchObject({ level: 'ok', says: 'Connected.' })
    const refused = await runChecks({ ...store.environment, S3_SECRET_ACCESS_KEY: secret })
    expect(refused.code).toBe(1)
    expect(refused.printed).toMatch(/File storage: The server rejects the key[\s\S]*S3_SECRET_ACCESS_KEY/)
    expect(refused.printed).not.toContain(secret)
    expect(store.objects.size).toBe(0)
  } finally {
    await store.close()
  }
})

test('a collector of traces is asked, and one that refuses the headers is told without them', async () => {
  const collector = await openCollector()
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=${secret}`,
  }
  try {
    const { found } = await findings(environment)
    expect(of(found, 'Telemetry')).toMatchObject({ level: 'ok', says: 'Connected.' })
    collector.behave(401)
    const refused = await runChecks(environment)
    expect(refused.printed).toMatch(/Telemetry: The server rejects[\s\S]*OTEL_EXPORTER_OTLP_HEADERS/)
    expect(refused.printed).not.toContain(secret)
    // Something else at that address, as a web server is.
    collector.behave(404)
    const elsewhere = of((await findings(environment)).found, 'Telemetry')
    expect(elsewhere).toMatchObject({ level: 'fault', says: expect.stringMatching(/doesn't accept traces/) })
    expect(new Set(collector.headers)).toEqual(new Set([secret]))
    expect([collector.spans, collector.logs]).toEqual([[], []])
  } finally {
    await collector.close()
  }
})

test('a port that another program has, folders that others read, and old backups are told', async () => {
  const dataDir = join(home, 'open')
  await mkdir(join(dataDir, 'backups'), { recursive: true })
  await chmod(dataDir, 0o755)
  await writeFile(join(dataDir, 'backups', 'scheduled-2020-01-01T00-00-00-000Z.backup'), 'old')
  const silent = await listen()
  try {
    const { port } = silent.address() as AddressInfo
    const { code, found } = await findings({ DATA_DIR: dataDir, PORT: String(port) })
    expect(of(found, 'Port')).toMatchObject({
      level: 'fault',
      says: expect.stringMatching(/is used by another program/),
    })
    expect(of(found, 'DATA_DIR')).toMatchObject({ level: 'note', todo: expect.stringMatching(/chmod 700/) })
    expect(of(found, 'Backups')).toMatchObject({ level: 'fault', says: expect.stringMatching(/hours old/) })
    expect(code).toBe(1)
  } finally {
    silent.close()
  }
  const file = join(home, 'a-file')
  await writeFile(file, '')
  expect(of((await findings({ DATA_DIR: file })).found, 'DATA_DIR')).toMatchObject({ level: 'fault' })
})

test('a port of this product is fine, and another program’s is not, however well it answers', async () => {
  const server = await startServer(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: join(home, 'served'), ...quiet }),
  )
  try {
    const { found } = await findings({ PORT: new URL(server.address).port })
    expect(of(found, 'Port')).toMatchObject({
      level: 'ok',
      says: expect.stringMatching(/ParleyKit is running/),
    })
  } finally {
    await server.stop()
  }
  const foreign = createWebServer((_, response) => response.end('{"status":"ok"}'))
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  try {
    const { code, found } = await findings({ PORT: String((foreign.address() as AddressInfo).port) })
    expect(of(found, 'Port')).toMatchObject({
      level: 'fault',
      says: expect.stringMatching(/is used by another program/),
      todo: expect.stringMatching(/set PORT/),
    })
    expect(code).toBe(1)
  } finally {
    foreign.close()
  }
})

/** Takes connections and hangs up. */
function listen(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}
