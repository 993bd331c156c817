import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Agent, listAgents } from '@parleykit/contract/agents/agents'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { addKnowledgeText, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { followDashboard } from '@parleykit/contract/reports/dashboard/dashboard'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { openDatabaseProxy } from '../../../test/open-database-proxy.ts'
import { runRestore } from '../../../test/run-restore.ts'
import { readConfig } from '../../config/config.ts'
import { startServer } from '../../start-server.ts'
import type { DatabaseAddress } from '../database/index.ts'
import { findRunningServer } from '../embedded-postgres/index.ts'
import { restoreBackup, takeBackup } from './index.ts'

const question = 'Within how many days are returns possible?'
const keepNothing = async () => {}
const quiet = { PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', DEMO_AGENT: 'off' }

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'parleykit-restore-'))
  undo.push(() => rm(home, { recursive: true, force: true }))
  return home
}

interface Example {
  readonly owner: TestOwner
  readonly agent: Agent
  readonly answer: string
  readonly backup: string
  /** An account that the backup doesn't hold. */
  readonly later: TestOwner
}

/** An owner with a trained agent, a backup of it, and afterwards more knowledge and an account more. */
async function makeExample(origin: string, address: DatabaseAddress): Promise<Example> {
  const owner = await makeOwner(origin)
  const agent = await makeAgent(owner, ['Returns are possible within 30 days with the receipt.'])
  const { text: answer } = await ask(origin, agent.publicId, { message: question })
  expect(answer).toContain('30 days')
  const backup = join(await makeHome(), 'example.backup')
  await takeBackup(address, backup)
  await addAndTrain(owner, agent, 'Parking is free for guests of the harbour cinema.')
  await ask(origin, agent.publicId, { message: 'Is parking free for guests of the cinema?' })
  return { owner, agent, answer, backup, later: await makeOwner(origin) }
}

async function addAndTrain(owner: TestOwner, agent: Agent, content: string): Promise<void> {
  await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content } })
  expect((await owner.call(trainAgent, { params: { id: agent.id } })).status).toBe(200)
}

async function isAsInBackup(origin: string, { owner, agent, answer, later }: Example): Promise<void> {
  const account = await callRoute(origin, listAgents, { headers: { cookie: later.cookie } })
  expect(account.status).toBe(401)
  const headers = { cookie: owner.cookie }
  const agents = await callRoute(origin, listAgents, { headers })
  expect(agents.body.map(({ publicId }) => publicId)).toEqual([agent.publicId])
  const knowledge = await callRoute(origin, listKnowledge, { params: { id: agent.id }, headers })
  expect(knowledge.body).toHaveLength(1)
  expect((await ask(origin, agent.publicId, { message: question })).text).toBe(answer)
}

/** The version that training makes now has the number of the one that the restore took away: no cache may serve it. */
async function trainsAndAnswers(origin: string, { owner, agent }: Example): Promise<void> {
  await addAndTrain(owner, agent, 'The museum shows 214 lanterns from old ships.')
  const asked = await ask(origin, agent.publicId, { message: 'How many lanterns does the museum show?' })
  expect(asked.text).toContain('214 lanterns')
}

/** Goes on calling in several ways until `end` is called; returns every status that was answered. */
function callMeanwhile(origin: string, { owner, agent }: Example): { end(): Promise<number[]> } {
  let isOver = false
  const statuses = new Set<number>()
  const repeat = async (call: () => Promise<number>) => {
    while (!isOver) statuses.add(await call())
  }
  const callers = Array.from({ length: 3 }, () => [
    repeat(async () => (await callRoute(origin, listAgents, { headers: { cookie: owner.cookie } })).status),
    repeat(async () => (await ask(origin, agent.publicId, { message: question })).status),
  ]).flat()
  return {
    end: async () => {
      isOver = true
      await Promise.all(callers)
      return [...statuses].sort()
    },
  }
}

/** Keeps a restore from dropping its first table until it is called. */
async function holdUp(address: DatabaseAddress): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...address })
  await client.connect()
  await client.query('begin')
  await client.query('lock table public.users in access share mode')
  return () => client.end()
}

async function untilPaused(origin: string): Promise<void> {
  await vi.waitFor(async () => {
    const answer = await fetch(`${origin}/api/agents`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.json()).toMatchObject({ code: 'not_ready' })
  }, 60_000)
}

async function untilBack(origin: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), 60_000)
}

describe('a restore while servers run', () => {
  it('brings back what the backup holds on each of them, and nothing hangs or goes on from a cache', async () => {
    const app = await createTestApp()
    undo.push(app.close)
    const second = await startServer(readConfig({ ...quiet, DATABASE_URL: app.databaseUrl }))
    undo.push(second.stop)
    const example = await makeExample(app.origin, { connectionString: app.databaseUrl })

    const calls = [app.origin, second.address].map((origin) => callMeanwhile(origin, example))
    const endless = await fetch(`${app.origin}${followDashboard.path}`, {
      headers: { cookie: example.owner.cookie },
    })
    expect(endless.status).toBe(200)
    const letGo = await holdUp({ connectionString: app.databaseUrl })
    const restore = restoreBackup({ connectionString: app.databaseUrl }, example.backup, {
      replace: keepNothing,
    })
    await Promise.all([untilPaused(app.origin), untilPaused(second.address)])
    await endless.text() // it has ended by itself: being cut off would be an error
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200)
    await letGo()
    expect(await restore).toEqual({ isServed: true })
    await Promise.all([untilBack(app.origin), untilBack(second.address)])
    for (const { end } of calls) expect(await end()).toEqual([200, 503])
    await isAsInBackup(app.origin, example)
    await isAsInBackup(second.address, example)
    await trainsAndAnswers(app.origin, example)
    await makeAgent(await makeOwner(second.address), ['A new account works, too.'])
  })

  it('works by the command on the embedded database, which goes on running', async () => {
    const dataDir = await makeHome()
    const server = await startServer(readConfig({ ...quiet, DATA_DIR: dataDir }))
    undo.push(server.stop)
    const address = await findRunningServer(dataDir)
    if (!address) throw new Error('The database is not running')
    const example = await makeExample(server.address, address)
    const postmaster = () => readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const before = await postmaster()

    const environment = { DATA_DIR: dataDir, DATABASE_URL: '' }
    const flags = ['--replace', '--keep-sessions']
    const { code, printed } = await runRestore(example.backup, environment, flags).ended
    expect(printed).toContain('Saved the current data to')
    expect(printed).toContain('The running server now uses it.')
    expect(printed).toContain('"securityEvent":"backup_restored"')
    expect(code).toBe(0)
    await untilBack(server.address)
    const [newest] = (await example.owner.call(listSecurityEvents)).body
    expect(newest).toMatchObject({ name: 'backup_restored', address: null })
    expect(await postmaster()).toBe(before)
    await isAsInBackup(server.address, example)
    await trainsAndAnswers(server.address, example)
  })

  it('is noticed even where the server lost its connections meanwhile', async () => {
    const database = await openDatabaseProxy()
    undo.push(database.close)
    const app = await startServer(readConfig({ ...quiet, DATABASE_URL: database.url }))
    undo.push(app.stop)
    const example = await makeExample(app.address, { connectionString: database.directUrl })
    await database.interrupt()
    await restoreBackup({ connectionString: database.directUrl }, example.backup, { replace: keepNothing })
    await database.resume()
    await vi.waitFor(() => isAsInBackup(app.address, example), 60_000)
    // Trainings need the queue, which is only there once the server has started again.
    const training = { params: { id: example.agent.id } }
    await vi.waitFor(
      async () => expect((await example.owner.call(trainAgent, training)).status).toBe(200),
      60_000,
    )
    await trainsAndAnswers(app.address, example)
  })
})

describe('a restore that fails while a server runs', () => {
  it('leaves it working with what it had: killed half-way, or refused', async () => {
    const app = await createTestApp()
    undo.push(app.close)
    const address = { connectionString: app.databaseUrl }
    const { owner, agent, backup, later } = await makeExample(app.origin, address)
    const entries = ['Parcels leave at noon.', 'The cellar is closed.', 'Dogs are welcome on deck.']
    const works = async () => {
      await untilBack(app.origin)
      expect((await later.call(listAgents)).status).toBe(200)
      const { body } = await owner.call(listKnowledge, { params: { id: agent.id } })
      expect(body).toHaveLength(5 - entries.length)
      await addAndTrain(owner, agent, entries.pop() ?? '')
      expect((await ask(app.origin, agent.publicId, { message: question })).text).toContain('30 days')
    }

    const letGo = await holdUp(address)
    const environment = { DATABASE_URL: app.databaseUrl, DATA_DIR: await makeHome() }
    const killed = runRestore(backup, environment, ['--replace'])
    await untilPaused(app.origin)
    killed.process.kill('SIGKILL')
    await killed.ended
    await letGo()
    await works()

    const foreign = new pg.Client({ ...address, application_name: 'parleykit' })
    await foreign.connect()
    await expect(restoreBackup(address, backup, { replace: keepNothing })).rejects.toThrow('Stop it')
    await foreign.end()
    await works()

    await expect(restoreBackup(address, backup, { replace: null })).rejects.toThrow('--replace')
    await works()
  })
})
