import { updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/agents/texts'
import { chat } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { listConversations } from '@parleykit/contract/conversations/conversations'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

/** Two processes that share a database. */
let apps: TestApp[]
let owner: TestOwner
let agent: { id: number; publicId: string }

const environment = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }

beforeAll(async () => {
  const first = await createTestApp(environment)
  apps = [first, await createTestApp({ ...environment, DATABASE_URL: first.databaseUrl })]
})
afterAll(async () => {
  for (const app of apps.toReversed()) await app.close()
})

async function limitedAgent(limits: {
  dailyRepliesPerAddress?: number | null
  dailyReplies?: number | null
}) {
  const [app] = apps
  if (!app) throw new Error('There is no server')
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner)
  return owner.call(updateAgent, { params: { id: agent.id }, body: limits })
}

/** Few enough for the connections that all tests share. */
const atOnce = 14

let visitors = 0
/** A message from an address, to one of the processes in turn. */
async function say(address: string, headers: Record<string, string> = {}, message = 'Hello!') {
  const app = apps[++visitors % apps.length]
  if (!app) throw new Error('There is no server')
  const visitorId = `visitor-${visitors}`
  const asked = await ask(
    app.origin,
    agent.publicId,
    { message, visitorId },
    { 'x-forwarded-for': address, ...headers },
  )
  if (asked.status !== 200) throw new Error(`The answer was ${asked.status}`)
  return asked
}
const isRefused = ({ events }: Awaited<ReturnType<typeof say>>) =>
  events[0]?.function_call?.name === 'dailyLimitReached'

test('an address gets its replies of the day, over several processes, and not one more', async () => {
  await limitedAgent({ dailyRepliesPerAddress: 5 })
  const answers = await Promise.all(
    Array.from({ length: atOnce }, (_, at) => say(`2001:db8:aa:bb::${at.toString(16)}`)),
  )
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(5)
  expect(isRefused(await say('2001:db8:aa:bc::1'))).toBe(false)
  expect((await owner.call(listConversations, { params: { id: agent.id } })).body).toHaveLength(6)
})

test('an agent gives its replies of the day to all visitors together; refusals use none up', async () => {
  await limitedAgent({ dailyRepliesPerAddress: 2, dailyReplies: 9 })
  for (let more = 0; more < 5; more++) await say('198.51.100.1')
  const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => say(`203.0.113.${at}`)))
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(7)
  const activities = (await owner.call(listRecentActivities)).body
  const told = activities.filter(({ activityType }) => activityType === 'daily_limit_reached')
  expect(told).toHaveLength(2)
  expect(told.every(({ botId }) => botId === agent.id)).toBe(true)
})

test('a refusal is told in the visitor’s language as an event, and as JSON with the time to wait', async () => {
  await limitedAgent({ dailyRepliesPerAddress: 1 })
  await say('192.0.2.1')
  const { events } = await say('192.0.2.1', {}, 'Wann fährt die Fähre zum Museum ab?')
  const message = visitorTexts('de').dailyLimitReached
  expect(events).toEqual([
    { function_call: { name: 'dailyLimitReached' }, message },
    { done: true, sources: [] },
  ])
  const refused = await callRoute(apps[0]?.origin ?? '', chat, {
    params: { botId: agent.publicId },
    body: { visitorId: 'visitor-x', message: 'Hello!', conversationId: null },
    headers: { 'x-forwarded-for': '192.0.2.1' },
  })
  expect(refused).toMatchObject({
    status: 429,
    body: { code: 'daily_limit_reached', message: chatTexts.dailyLimitReached },
  })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(24 * 3600)
})

test('a retry of an answered question is no further reply', async () => {
  await limitedAgent({ dailyRepliesPerAddress: 2 })
  const app = apps[0]?.origin ?? ''
  const headers = { 'x-forwarded-for': '192.0.2.9', 'idempotency-key': crypto.randomUUID() }
  const twice = await Promise.all([1, 2].map(() => ask(app, agent.publicId, { message: 'Hello!' }, headers)))
  const again = await ask(app, agent.publicId, { message: 'Hello!' }, headers)
  expect([...twice, again].filter(({ text }) => text.includes('Harbour Shop'))).toHaveLength(3)
  expect(isRefused(await say('192.0.2.9'))).toBe(false)
  expect(isRefused(await say('192.0.2.9'))).toBe(true)
})

test('the owner’s own tries are not counted, and no limit is none', async () => {
  await limitedAgent({ dailyRepliesPerAddress: 1, dailyReplies: 1 })
  const { cookie } = owner
  for (let tried = 0; tried < 3; tried++) {
    const preview = { message: 'Hello!', preview: true }
    const answer = await ask(apps[0]?.origin ?? '', agent.publicId, preview, { cookie })
    expect(isRefused(answer)).toBe(false)
  }
  expect(isRefused(await say('192.0.2.20'))).toBe(false)
  expect(isRefused(await say('192.0.2.20'))).toBe(true)
  const body = { dailyRepliesPerAddress: null, dailyReplies: null }
  expect((await owner.call(updateAgent, { params: { id: agent.id }, body })).body).toMatchObject(body)
  expect(isRefused(await say('192.0.2.20'))).toBe(false)
})

test.each([0, -1, 1.5, 1_000_001, '5'])('%s is no limit of a day', async (dailyReplies) => {
  const answer = await limitedAgent({ dailyReplies: dailyReplies as number })
  expect(answer).toMatchObject({ status: 400, body: { message: validationTexts.dailyRepliesInvalid } })
})
