import { deleteAgent } from '@parleykit/contract/agents/agents'
import { logout } from '@parleykit/contract/auth/account'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { followDashboard, type LiveNotice } from '@parleykit/contract/reports/dashboard/dashboard'
import { liveStreamsMax } from '@parleykit/contract/reports/dashboard/limits'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { openDatabaseProxy } from '../../../../test/open-database-proxy.ts'
import { readConfig } from '../../../config/config.ts'
import { openDatabase } from '../../../platform/database/index.ts'
import { type RunningServer, startServer } from '../../../start-server.ts'
import { notifyOwner } from '../../notifications/index.ts'
import { followDashboard as openFollowing } from './follow-dashboard.ts'

let app: TestApp
/** A second process of the same product would look like this. */
let twin: RunningServer
beforeAll(async () => {
  app = await createTestApp()
  twin = await startServer(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DEMO_AGENT: 'off',
      DATABASE_URL: app.databaseUrl,
    }),
  )
})
afterAll(async () => {
  await twin.stop()
  await app.close()
})

/** An open stream of an owner's dashboard: `until` reads on until a notice of that kind has come. */
async function follow(origin: string, owner: TestOwner) {
  const aborting = new AbortController()
  const response = await fetch(`${origin}${followDashboard.path}`, {
    headers: { cookie: owner.cookie },
    signal: aborting.signal,
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const heard = (): LiveNotice[] =>
    text
      .split('\n')
      .filter((line) => line.startsWith('data: '))
      .map((line) => JSON.parse(line.slice(6)))
  return {
    response,
    heard,
    close: () => aborting.abort(),
    /** False when the stream ends before. */
    async until(wanted: (notice: LiveNotice) => boolean): Promise<boolean> {
      for (;;) {
        if (heard().some(wanted)) return true
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) return false
        text += value
      }
    },
  }
}

test('a chat in one process is told to the dashboard that another process serves', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const stranger = await makeOwner(app.origin)
  const stream = await follow(twin.address, owner)
  const strangersStream = await follow(twin.address, stranger)
  expect(stream.response.headers.get('content-type')).toContain('text/event-stream')

  await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })
  expect(await stream.until(({ topic }) => topic === 'conversations')).toBe(true)
  expect(await stream.until(({ topic }) => topic === 'activity')).toBe(true)
  expect(await stream.until(({ topic }) => topic === 'usage')).toBe(true)

  await stranger.call(addKnowledgeText, {
    params: { id: (await makeAgent(stranger)).id },
    body: { content: 'Other' },
  })
  expect(await strangersStream.until(({ topic }) => topic === 'knowledge')).toBe(true)
  expect(strangersStream.heard().some(({ agentId }) => agentId === agent.id)).toBe(false)
  stream.close()
  strangersStream.close()
})

test('knowledge, training and deletion are told', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const stream = await follow(app.origin, owner)
  await owner.call(addKnowledgeText, { params, body: { content: 'Kayaks cost 20 euros a day.' } })
  expect(await stream.until(({ topic, agentId }) => topic === 'knowledge' && agentId === agent.id)).toBe(true)
  await owner.call(trainAgent, { params })
  expect(await stream.until(({ topic, agentId }) => topic === 'training' && agentId === agent.id)).toBe(true)
  await owner.call(deleteAgent, { params })
  expect(await stream.until(({ topic, agentId }) => topic === 'agents' && agentId === agent.id)).toBe(true)
  stream.close()
})

test('the stream is for signed-in owners and ends with the session', async () => {
  expect((await callRoute(app.origin, followDashboard)).status).toBe(401)
  const owner = await makeOwner(app.origin)
  const stream = await follow(twin.address, owner)
  await owner.call(logout)
  expect(await stream.until(() => false)).toBe(false)
})

test('an owner has a bounded number of streams', async () => {
  const owner = await makeOwner(app.origin)
  const streams = await Promise.all(Array.from({ length: liveStreamsMax }, () => follow(app.origin, owner)))
  expect((await follow(app.origin, owner)).response.status).toBe(429)
  for (const stream of streams) stream.close()
})

test('a stream outlives a database that was away, and says that something may have been missed', async () => {
  const proxy = await openDatabaseProxy()
  const own = await startServer(
    readConfig({
      PORT: '0',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      DEMO_AGENT: 'off',
      DATABASE_URL: proxy.url,
    }),
  )
  try {
    const stream = await follow(own.address, await makeOwner(own.address))
    await proxy.interrupt()
    await proxy.resume()
    expect(await stream.until(({ topic }) => topic === 'everything')).toBe(true)
    stream.close()
  } finally {
    await own.stop()
    await proxy.close()
  }
})

test('a notice that comes in an outage waits for its end, and is lost only if the session ended meanwhile', async () => {
  const { user } = await makeOwner(app.origin)
  const proxy = await openDatabaseProxy()
  const sessions = openDatabase({ connectionString: proxy.url }, { max: 1, onSilence: () => {} })
  let checks = 0
  let isOpen = true
  const mayFollow = async () => {
    checks += 1
    await sessions.pool.query('select')
    return isOpen
  }
  const followed = new AbortController()
  const access = { owner: user, actor: user }
  const notices = openFollowing(
    { platform: app.platform(), signal: followed.signal },
    { input: access, mayFollow },
  )
  /** The next notice, published while the database is away. */
  const nextAfterOutage = async () => {
    await proxy.interrupt()
    const [before, next] = [checks, notices.next()]
    await expect
      .poll(() => {
        notifyOwner(app.platform(), user.id, { topic: 'usage' })
        return checks - before
      })
      .toBeGreaterThan(1)
    await proxy.resume()
    return next
  }
  try {
    expect(await nextAfterOutage()).toEqual({ done: false, value: { topic: 'usage' } })
    isOpen = false
    expect(await nextAfterOutage()).toEqual({ done: true, value: undefined })
  } finally {
    followed.abort()
    await sessions.close()
    await proxy.close()
  }
})

test('a server that stops ends its streams', async () => {
  const own = await createTestApp()
  const stream = await follow(own.origin, await makeOwner(own.origin))
  const closed = own.close()
  expect(await stream.until(() => false)).toBe(false)
  await closed
})
