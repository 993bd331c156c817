import { outsideServices, readServerStatus } from '@parleykit/contract/reports/status/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { counters, durations, gauges } from '../../../platform/metrics/index.ts'

const token = 'a token for the tests'
const secretWords = 'zebra umbrella'

let app: TestApp
let admin: TestOwner
let other: TestOwner
beforeAll(async () => {
  app = await createTestApp({ METRICS_TOKEN: token })
  admin = await makeOwner(app.origin)
  other = await makeOwner(app.origin)
  await setTier(app.databaseUrl, admin, 'admin')
})
afterAll(() => app.close())

const scrape = (authorization?: string, origin = app.origin) =>
  fetch(`${origin}/metrics`, { headers: authorization ? { authorization } : {} })

test('metrics are a page that is not there without the token, and where there is none', async () => {
  for (const wrong of [undefined, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, token, 'Bearer ']) {
    const answer = await scrape(wrong)
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('parleykit_')
  }
  const without = await createTestApp()
  try {
    for (const header of [undefined, 'Bearer ', 'Bearer null'])
      expect((await scrape(header, without.origin)).status).toBe(404)
  } finally {
    await without.close()
  }
})

/** This server has no backup yet, and no replica. */
const absentHere = ['backup_timestamp', 'backup_size', 'read_replica']

test('metrics tell of requests, chats, the queue and the database, and never of words or ids', async () => {
  const agent = await makeAgent(other, ['The mill opens at nine.'])
  await ask(app.origin, agent.publicId, { message: `What about the ${secretWords}?`, visitorId: 'visitor-1' })
  await fetch(`${app.origin}/api/bots`)
  await expect.poll(async () => figureOf(await read(), 'parleykit_replies_total{outcome="refusal"}')).toBe(1)
  const text = await read()
  for (const { name } of [...Object.values(counters), ...Object.values(durations), ...Object.values(gauges)])
    if (!absentHere.some((part) => name.includes(part))) expect(text).toContain(name)
  expect(text).toMatch(/parleykit_http_requests_total\{method="GET",route="\/api\/bots",status="401"\} 1/)
  expect(text).toMatch(/parleykit_refused_requests_total\{code="not_signed_in"\} 1/)
  expect(figureOf(text, 'parleykit_chat_first_text_seconds_count')).toBe(1)
  expect(figureOf(text, 'parleykit_chat_answer_seconds_count')).toBe(1)
  expect(text).toMatch(/parleykit_unanswered_questions_total\{reason="\w+"\} 1/)
  expect(figureOf(text, 'parleykit_index_cache_bytes')).toBeGreaterThan(100)
  expect(figureOf(text, 'parleykit_database_up')).toBe(1)
  expect(figureOf(text, 'parleykit_processes')).toBe(1)
  expect(figureOf(text, 'parleykit_database_size_bytes')).toBeGreaterThan(1_000_000)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds /)
  expect(text).toMatch(/process_resident_memory_bytes /)
  for (const hidden of ['zebra', 'umbrella', agent.publicId, 'visitor-1', other.user.username])
    expect(text).not.toContain(hidden)
})

test('the status is for the admin alone', async () => {
  expect((await other.call(readServerStatus)).status).toBe(404)
  expect((await fetch(`${app.origin}/api/status`)).status).toBe(401)
  const { status, body } = await admin.call(readServerStatus)
  expect(status).toBe(200)
  expect(body.database).toMatchObject({ isEmbedded: false })
  expect(body.database.migrations.applied).toBe(body.database.migrations.known)
  expect(body.disk.freeBytes).toBeGreaterThan(0)
  expect(body.backup.everySeconds).toBeNull()
  expect(body.processes).toEqual([{ isThis: true, startedAt: expect.any(String) }])
  expect(body.services.map(({ state }) => state)).toEqual(outsideServices.map(() => 'off'))
  expect(body.hasBuiltInEncoder).toBe(app.platform().config.sentenceEncoder)
})

test('a job that fails is shown with the first line of its error, and without a statement’s values', async () => {
  const { jobs, database } = app.platform()
  const job = { name: 'test-failing', exclusive: false, retries: 0, expireSeconds: 60 }
  const fail = async (data: object) => {
    const { message } = data as { message: string }
    throw new Error(message)
  }
  await jobs.work(job, 1, fail)
  const lastError = async () => {
    const { body } = await admin.call(readServerStatus)
    return body.queues.find(({ name }) => name === job.name)?.lastError
  }
  const send = (message: string) =>
    database.transaction((transaction) => jobs.send(transaction, job, { message }))
  await send('The mill is broken.\nand more')
  await expect.poll(lastError).toBe('The mill is broken.')
  await send(`Failed query: select $1\nparams: ${secretWords}`)
  await expect.poll(lastError).toMatch(/^A statement of the database failed/)
})

const read = async () => (await scrape(`Bearer ${token}`)).text()

function figureOf(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}
