import { createAgent, listAgents } from '@parleykit/contract/agents/agents'
import { chat, chatStream } from '@parleykit/contract/chat/chat'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type DatabaseProxy, openDatabaseProxy } from '../../../test/open-database-proxy.ts'
import { sql } from './drizzle.ts'
import { openDatabase } from './open-database.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const returns = 'Returns are possible within 30 days with the receipt.'
const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

async function openProxy(): Promise<DatabaseProxy> {
  const database = await openDatabaseProxy()
  undo.push(database.close)
  return database
}

it('a database that says nothing: requests get 503, nothing is lost or doubled, and everything works when it is back', async () => {
  const database = await openProxy()
  const reasons = new Set<unknown>()
  const app = await createTestApp({ DATABASE_URL: database.url }, ({ reason }) => reasons.add(reason))
  undo.push(app.close)
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [returns])
  const params = { botId: agent.publicId }
  const body = { visitorId: testVisitorId, message: 'Hello', conversationId: null }

  for (const round of ['first', 'second']) {
    database.fallSilent()
    const meanwhile = await Promise.all([
      owner.call(listAgents),
      owner.call(createAgent, { body: { name: `Never made, ${round}` } }),
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
    await vi.waitFor(async () => expect((await fetch(`${app.origin}/readyz`)).status).toBe(200), 60_000)
  }
  expect(reasons).toContain('the database is silent')
  expect((await owner.call(listAgents)).body).toHaveLength(1)
  const asked = await ask(app.origin, agent.publicId, {
    message: 'Within how many days are returns possible?',
  })
  expect(asked.text).toContain('30 days')
  const trained = await makeAgent(await makeOwner(app.origin), [returns])
  expect(trained.id).toBeGreaterThan(agent.id)
})

it('a listening connection that was lost without a word is opened again, and says that something may have been missed', async () => {
  const database = await openProxy()
  const app = await createTestApp({ DATABASE_URL: database.url })
  undo.push(app.close)
  const heard: unknown[] = []
  app.platform().pubsub.subscribe('test', (message) => heard.push(message))
  database.loseConnections()
  await vi.waitFor(() => expect(heard).toContain(null), 60_000)
  await vi.waitFor(() => {
    app.platform().pubsub.publish('test', { said: 'after' })
    expect(heard).toContainEqual({ said: 'after' })
  }, 60_000)
})

it('a query whose connection was lost fails, one that takes long does not, and no late answer reaches the next one', async () => {
  const database = await openProxy()
  const reasons: string[] = []
  const open = openDatabase(
    { connectionString: database.url },
    { max: 2, onSilence: (reason) => reasons.push(reason) },
  )
  undo.push(open.close)
  const held = new pg.Client({ connectionString: database.directUrl })
  await held.connect()
  undo.push(() => held.end())
  await held.query('begin')
  await held.query('select pg_advisory_xact_lock(1)')
  let isOver = false
  const waits = open.pool.query('select pg_advisory_lock(1), 1 as answer')
  waits
    .finally(() => {
      isOver = true
    })
    .catch(() => {})
  const isWaiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`
  await vi.waitFor(async () => expect((await open.database.execute(isWaiting)).rows).toHaveLength(1))
  database.loseConnections()
  const lost = open.database.execute(sql`select 'lost' as answer`)
  // The one that waits is still worked on, so only the other one counts as lost.
  await expect(lost).rejects.toThrow()
  expect(reasons).toEqual(['a query was lost'])
  expect(isOver).toBe(false)
  expect((await open.database.execute(sql`select 'next' as answer`)).rows).toEqual([{ answer: 'next' }])
  await held.query('commit')
  await expect(waits).rejects.toThrow()
})
