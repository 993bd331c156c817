import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAction } from '@parleykit/contract/actions/action-routes'
import { type ActionEvent, continueAction } from '@parleykit/contract/actions/action-runs'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import {
  createTestDatabase,
  databaseVariablesOf,
  type TestDatabase,
} from '../../../test/create-test-database.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { type Mailbox, openMailbox } from '../../../test/open-mailbox.ts'
import { runNode, type ServerNode } from '../../../test/run-node.ts'
import { actionTexts } from './core/action-texts.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const shiftClock = new URL('../../../test/shift-clock.ts', import.meta.url).href

/** An API that books. Its replies can be held back. */
async function openApi() {
  /** Bookings by path. */
  const booked = new Map<string, Set<string>>()
  const held: ServerResponse[] = []
  let requests = 0
  let holds = false
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const key = String(request.headers['idempotency-key'])
    const bookings = booked.get(path) ?? new Set()
    booked.set(path, bookings)
    // The other API books at each request.
    bookings.add(path === '/honors' ? key : `${key} ${++requests}`)
    request.resume()
    if (holds) held.push(response)
    else response.end(JSON.stringify({ booking: `B-${bookings.size}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ booked, held, host: `127.0.0.1:${port}` },
    hold: (on: boolean) => {
      holds = on
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

let database: TestDatabase
let dataDir: string
let mailbox: Mailbox
let api: Awaited<ReturnType<typeof openApi>>
const nodes: ServerNode[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-killed-'))
  mailbox = await openMailbox()
  api = await openApi()
})
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.kill()))
  await api.close()
  await mailbox.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Minutes ahead: what a dead process left behind is taken over after half a minute. */
async function startNode(minutes = 0): Promise<ServerNode> {
  const node = await runNode({
    ...databaseVariablesOf(database.url),
    ...mailbox.environment,
    ...{ ALLOW_PRIVATE_HOSTS: api.host, DATA_DIR: dataDir },
    ...(minutes > 0 && { CLOCK_SHIFT_MINUTES: String(minutes), NODE_OPTIONS: `--import=${shiftClock}` }),
  })
  nodes.push(node)
  return node
}

/** A booking that the visitor only has to confirm. */
async function openBooking(node: ServerNode, path: 'honors' | 'ignores') {
  const owner = await makeOwner(node.origin)
  const agent = await makeAgent(owner)
  const made = await owner.call(createAction, {
    params: { id: agent.id },
    body: {
      ...{ kind: 'http', name: 'Book a visit', purpose: '', phrases: ['Please book a visit'] },
      ...{ audience: 'anyone', asksFirst: true, doneText: '', isOn: true },
      inputs: [
        {
          ...{ name: 'day', label: 'Day', type: 'date', required: true, source: 'visitor' },
          ...{ choices: [], value: null, claim: null, hint: '' },
        },
      ],
      http: {
        ...{ method: 'POST', url: `http://${api.host}/${path}`, headers: [], bodyType: 'json' },
        ...{ body: '{"day": "{{ day }}"}', picks: [{ path: 'booking', label: 'Booking' }] },
        honorsIdempotencyKey: path === 'honors',
      },
    },
  })
  expect(made.status).toBe(201)
  const asked = await ask(node.origin, agent.publicId, { message: 'Please book a visit' })
  const params = {
    botId: agent.publicId,
    runId: asked.events.flatMap((event) => event.action ?? [])[0]?.id ?? '',
  }
  const headers = { 'x-visitor-token': asked.visitorToken }
  const step = async (origin: string, body: object): Promise<ActionEvent> =>
    (await callRoute(origin, continueAction, { params, headers, body })).body
  expect(await step(node.origin, { values: { day: '2026-12-24' } })).toMatchObject({ state: 'confirm' })
  return { owner, step }
}

async function openBoth(node: ServerNode) {
  return { honors: await openBooking(node, 'honors'), ignores: await openBooking(node, 'ignores') }
}

/** What a visitor reads who asks again until it is over. */
async function askUntilOver({ step }: Awaited<ReturnType<typeof openBooking>>, node: ServerNode) {
  for (;;) {
    const event = await step(node.origin, { confirm: true })
    if (event.state !== 'running') return event
  }
}

test('killed between the call and its reply: done once with the key, else an unknown outcome', async () => {
  const first = await startNode()
  const { honors, ignores } = await openBoth(first)
  api.hold(true)
  const lost = [honors, ignores].map(({ step }) => step(first.origin, { confirm: true }).catch(() => 'lost'))
  await vi.waitFor(() => expect(api.held).toHaveLength(2), 60_000)
  await first.kill()
  expect(await Promise.all(lost)).toEqual(['lost', 'lost'])
  api.hold(false)

  const second = await startNode(2)
  expect(await askUntilOver(honors, second)).toMatchObject({ state: 'done', text: 'Booking: B-1' })
  expect(await askUntilOver(ignores, second)).toMatchObject({
    ...{ state: 'unknown', text: actionTexts('en').unknown },
  })
  expect(api.booked.get('/honors')?.size).toBe(1)
  expect(api.booked.get('/ignores')?.size).toBe(1)
  await vi.waitFor(() => expect(mailbox.mailsTo(ignores.owner.user.email)).toHaveLength(1), 60_000)
  expect(mailbox.mailsTo(ignores.owner.user.email)[0]?.text).toContain('The server stopped')
  expect(mailbox.mailsTo(honors.owner.user.email)).toEqual([])
})

test('killed between the confirmation and the call: it is called once, whatever the API honors', async () => {
  const first = await startNode()
  const both = await openBoth(first)
  const bookings = [both.honors, both.ignores]
  // The note that a request is about to be sent waits for this lock.
  const lock = new pg.Client({ connectionString: database.url })
  await lock.connect()
  await lock.query('select pg_advisory_lock(4711)')
  await queryDatabase(
    database.url,
    `create function hold_attempt() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock(4711); return new; end';
    create trigger hold_attempt before update of attempts on action_runs
      for each row execute function hold_attempt()`,
  )
  const lost = bookings.map(({ step }) => step(first.origin, { confirm: true }).catch(() => 'lost'))
  const waiting = `from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  await vi.waitFor(
    async () => expect(await queryDatabase(database.url, `select pid ${waiting}`)).toHaveLength(2),
    60_000,
  )
  await first.kill()
  expect(await Promise.all(lost)).toEqual(['lost', 'lost'])
  // The database would finish the statements of a dead client once the lock is free.
  await queryDatabase(database.url, `select pg_terminate_backend(pid) ${waiting}`)
  await queryDatabase(database.url, 'drop function hold_attempt cascade')
  await lock.end()
  expect(api.booked.size).toBe(0)

  const second = await startNode(2)
  for (const booking of bookings)
    expect(await askUntilOver(booking, second)).toMatchObject({ state: 'done', text: 'Booking: B-1' })
  expect(api.booked.get('/honors')?.size).toBe(1)
  expect(api.booked.get('/ignores')?.size).toBe(1)
  const runs = await queryDatabase(database.url, 'select state, attempts from action_runs')
  expect(runs).toEqual([1, 2].map(() => ({ state: 'done', attempts: 1 })))
})
