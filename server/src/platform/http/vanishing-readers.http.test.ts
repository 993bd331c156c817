import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { chatStream, followAnswer } from '@parleykit/contract/chat/chat'
import { followersMax } from '@parleykit/contract/chat/limits'
import { followDashboard } from '@parleykit/contract/reports/dashboard/dashboard'
import { liveStreamsMax } from '@parleykit/contract/reports/dashboard/limits'
import { waitingStreamsMax } from '@parleykit/contract/support/live-handoff/live-handoff'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

const question = 'What does a kayak cost?'
/** The log's number for warnings; errors have a higher one. */
const warning = 40
const waitMs = 60_000

const complaints: unknown[] = []
let app: TestApp
let database: pg.Client
/** The bytes of a request for each kind of stream. */
let requests: Record<'waiting' | 'following' | 'dashboard' | 'chat', string>

beforeAll(async () => {
  app = await createTestApp({}, (line) => {
    if (Number(line.level) >= warning) complaints.push(line)
  })
  database = new pg.Client(app.databaseUrl)
  await database.connect()
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })
  const begun = await ask(app.origin, agent.publicId, { message: question })
  const ofAgent = ({ path }: { path: string }) =>
    path.replace(':botId', agent.publicId).replace(':conversationId', String(begun.conversationId))
  const token = { 'x-visitor-token': begun.visitorToken }
  requests = {
    waiting: bytesOf('GET', `${ofAgent(followAnswer)}?wait=1`, token),
    following: bytesOf('GET', ofAgent(followAnswer), token),
    dashboard: bytesOf('GET', followDashboard.path, { cookie: owner.cookie }),
    chat: bytesOf(
      'POST',
      ofAgent(chatStream),
      {},
      { visitorId: 'visitor-who-vanishes-0001', message: question },
    ),
  }
})
beforeEach(() => {
  complaints.length = 0
})
afterAll(async () => {
  await database.end()
  await app.close()
})

function bytesOf(method: string, path: string, headers: Record<string, string>, body?: object): string {
  const json = body ? JSON.stringify(body) : ''
  const sent = {
    host: new URL(app.origin).host,
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(json)) }),
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`
}

async function connected(): Promise<Socket> {
  const { hostname, port } = new URL(app.origin)
  const socket = connect(Number(port), hostname).on('error', () => {})
  await once(socket, 'connect')
  return socket
}

async function send(bytes: string): Promise<Socket> {
  const socket = await connected()
  await new Promise((resolve) => socket.write(bytes, resolve))
  return socket
}

/** A request after a reader has left is answered by a server that has noticed it. */
async function untilSeen(): Promise<void> {
  for (let round = 0; round < 3; round++) await fetch(`${app.origin}/healthz`)
}

/** Sends all while the database answers nobody, and goes before it does. */
async function leaveWaiting(all: readonly string[]): Promise<void> {
  const locker = new pg.Client(app.databaseUrl)
  await locker.connect()
  try {
    await locker.query('begin; lock table conversations, sessions in access exclusive mode')
    const sockets = await Promise.all(all.map(send))
    const waiting = "select from pg_locks where not granted and locktype = 'relation'"
    await expect
      .poll(async () => (await database.query(waiting)).rowCount, { timeout: waitMs })
      .toBeGreaterThan(0)
    await untilSeen()
    for (const socket of sockets) socket.resetAndDestroy()
    await untilSeen()
  } finally {
    await locker.end()
  }
}

/** Of the answer to a reader who leaves once it is there. */
async function statusOf(bytes: string): Promise<number> {
  const socket = await send(bytes)
  const [first] = await once(socket, 'data')
  socket.resetAndDestroy()
  await untilSeen()
  return Number(String(first).split(' ', 2)[1])
}

/** What each is answered with as long as there is a place for it. */
const kinds = [
  { kind: 'waiting', status: 200 },
  { kind: 'following', status: 204 },
  { kind: 'dashboard', status: 200 },
  { kind: 'chat', status: 200 },
] as const

async function expectAllAnswered(): Promise<void> {
  for (const { kind, status } of kinds) {
    for (let round = 0; round < 3; round++)
      expect([kind, await statusOf(requests[kind])]).toEqual([kind, status])
  }
}

test('readers who reset their connections, or close them, are no matter of the log', async () => {
  for (const bytes of Object.values(requests)) {
    for (const leave of ['destroy', 'resetAndDestroy'] as const) {
      const atOnce = await send(bytes)
      atOnce[leave]()
      const opened = await send(bytes)
      await once(opened, 'data')
      opened[leave]()
      await untilSeen()
    }
  }
  await expectAllAnswered()
  expect(complaints).toEqual([])
})

test('callers who are gone before anything looks at their requests are no matter of the log', async () => {
  const { waiting, following, dashboard } = requests
  for (const bytes of [waiting, following, dashboard]) {
    const sockets = await Promise.all(Array.from({ length: 40 }, connected))
    for (const socket of sockets) socket.write(bytes)
    await new Promise((resolve) => setImmediate(resolve))
    for (const socket of sockets) socket.resetAndDestroy()
    await untilSeen()
  }
  await expectAllAnswered()
  expect(complaints).toEqual([])
})

test('readers who go while their stream is being opened hold no place, and are no matter of the log', async () => {
  const { chat, waiting, following, dashboard } = requests
  await leaveWaiting([chat, chat])
  await leaveWaiting(Array.from({ length: waitingStreamsMax.visitor + 1 }, () => waiting))
  await leaveWaiting(Array.from({ length: followersMax + 1 }, () => following))
  await leaveWaiting(Array.from({ length: liveStreamsMax + 1 }, () => dashboard))
  await expectAllAnswered()
  expect(complaints).toEqual([])
})
