import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAgent, listAgents } from '@parleykit/contract/agents/agents'
import { chat, chatStream } from '@parleykit/contract/chat/chat'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { openDatabaseProxy } from '../../../test/open-database-proxy.ts'
import { readConfig } from '../../config/config.ts'
import { startServer } from '../../start-server.ts'

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const returns = 'Returns are possible within 30 days with the receipt.'

/** Lists the agents until `until` becomes true, some at a time; returns every status that was answered. */
async function listMeanwhile(owner: TestOwner, until: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>()
  const caller = async () => {
    while (!until()) {
      const { status, body } = await owner.call(listAgents)
      statuses.add(status)
      if (status !== 200) expect(body).toMatchObject({ code: 'not_ready' })
    }
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return statuses
}

async function readServerPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

async function everythingWorks(origin: string): Promise<void> {
  const agent = await makeAgent(await makeOwner(origin), [returns])
  const asked = await ask(origin, agent.publicId, { message: 'Within how many days are returns possible?' })
  expect(asked.text).toContain('30 days')
}

describe('PostgreSQL killed under the running server', () => {
  it('is started again: requests in flight get 503, nothing is lost, everything works afterwards', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-killed-'))
    undo.push(() => rm(dataDir, { recursive: true, force: true }))
    const config = readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DEMO_AGENT: 'off',
      DATA_DIR: dataDir,
    })
    const server = await startServer(config)
    undo.push(server.stop)
    const owner = await makeOwner(server.address)
    await makeAgent(owner, [returns])

    let isBack = false
    const during = listMeanwhile(owner, () => isBack)
    for (let round = 0; round < 3; round++) {
      const pid = await readServerPid(dataDir)
      process.kill(pid, 'SIGKILL')
      await vi.waitFor(async () => expect(await readServerPid(dataDir)).not.toBe(pid), 60_000)
      await vi.waitFor(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(200), 60_000)
    }
    isBack = true
    expect([...(await during)].sort()).toEqual([200, 503])
    expect((await owner.call(listAgents)).body).toHaveLength(1)
    await everythingWorks(server.address)
  })
})

describe('the server of DATABASE_URL', () => {
  it('may go away and come back: 503 meanwhile, and everything works afterwards', async () => {
    const database = await openDatabaseProxy()
    undo.push(database.close)
    const app = await createTestApp({ DATABASE_URL: database.url, RATE_LIMITS: 'on' })
    undo.push(app.close)
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, [returns])
    const params = { botId: agent.publicId }
    const body = { visitorId: testVisitorId, message: 'Hello', conversationId: null }

    await database.interrupt()
    const meanwhile = await Promise.all([
      owner.call(listAgents),
      owner.call(createAgent, { body: { name: 'Never made' } }),
      callRoute(app.origin, chat, { params, body }),
      callRoute(app.origin, chatStream, { params, body }),
      fetch(`${app.origin}/readyz`),
    ])
    for (const { status, headers } of meanwhile) {
      expect(status).toBe(503)
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect((await fetch(`${app.origin}/healthz`)).status).toBe(200)
    await database.resume()
    await vi.waitFor(async () => expect((await owner.call(listAgents)).status).toBe(200), 60_000)
    expect((await owner.call(listAgents)).body).toHaveLength(1)
    await everythingWorks(app.origin)
  })
})
