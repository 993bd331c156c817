import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, testVisitorId } from '../../test/ask.ts'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { makeAgent } from '../../test/make-agent.ts'
import { makeOwner } from '../../test/make-owner.ts'
import { runNode, type ServerNode } from '../../test/run-node.ts'
import { workersOf } from '../../test/workers-of.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const token = 'a token for the tests'
const questions = 8

let database: TestDatabase
let dataDir: string
let server: ServerNode
beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-metrics-'))
  server = await runNode({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    WEB_WORKERS: '2',
    METRICS_TOKEN: token,
  })
})
afterAll(async () => {
  await server.kill()
  await vi.waitFor(() => expect(workersOf(server)).toEqual([]), { timeout: 60_000 })
  await database.drop()
  await rm(dataDir, { recursive: true })
})

/** Each connection goes to the next worker: one that doesn't answer keeps every second one waiting. */
async function scrape(): Promise<string> {
  const signal = AbortSignal.timeout(5000)
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const answer = await fetch(`${server.origin}/metrics`, { headers, signal })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** The values of a metric by their labels, such as `{worker="1"}`. */
function valuesOf(page: string, name: string): ReadonlyMap<string, number> {
  const lines = page.matchAll(/^(\w+)(\{.*\})? (\S+)$/gm)
  const own = [...lines].filter(([, named]) => named === name)
  return new Map(own.map(([, , labels = '', value]) => [labels, Number(value)]))
}
const sumOf = (page: string, name: string) => [...valuesOf(page, name).values()].reduce((a, b) => a + b, 0)
const workersBy = (page: string) => Object.fromEntries(valuesOf(page, 'parleykit_web_workers'))

test('whichever worker is asked tells what all have counted, and each process’ own figures apart', async () => {
  const agent = await makeAgent(await makeOwner(server.origin), ['The mill opens at nine.'])
  const asked = Array.from({ length: questions }, (_, at) =>
    ask(server.origin, agent.publicId, {
      message: 'When does the mill open?',
      visitorId: `${testVisitorId}-${at}`,
    }),
  )
  await Promise.all(asked)
  const chats = async () => sumOf(await scrape(), 'parleykit_chat_answer_seconds_count')
  for (const _ of [1, 2]) await expect.poll(chats, { timeout: 60_000 }).toBe(questions)
  const page = await pageWhere({ '{state="answered"}': 2, '{state="silent"}': 0 })
  expect(sumOf(page, 'parleykit_replies_total')).toBe(questions)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    expect([...valuesOf(page, name).keys()].sort()).toEqual([
      '{worker="1"}',
      '{worker="2"}',
      '{worker="jobs"}',
    ])
  const searches = ['hits', 'misses'].map((kind) => sumOf(page, `parleykit_index_cache_${kind}_total`))
  expect(searches.reduce((a, b) => a + b, 0)).toBeGreaterThanOrEqual(questions)
  for (const name of ['parleykit_database_size_bytes', 'parleykit_processes', 'parleykit_build_info'])
    expect(valuesOf(page, name).size).toBe(1)
  expect([...valuesOf(page, 'parleykit_processes').values()]).toEqual([3])
  expect([...page.matchAll(/^# TYPE (\S+)/gm)].length).toBe(new Set(page.match(/^# TYPE (\S+)/gm)).size)
})

test('a worker that is silent or gone is counted, and what it had counted stays in the sums', async () => {
  const [silent] = workersOf(server)
  if (silent === undefined) throw new Error('The server has no workers')
  const requests = sumOf(await scrape(), 'parleykit_http_requests_total')
  process.kill(silent, 'SIGSTOP')
  try {
    const page = await pageWhere({ '{state="answered"}': 1, '{state="silent"}': 1 })
    expect(sumOf(page, 'parleykit_http_requests_total')).toBeGreaterThanOrEqual(requests)
    expect(valuesOf(page, 'process_resident_memory_bytes').size).toBe(2)
  } finally {
    process.kill(silent, 'SIGCONT')
  }
  process.kill(silent, 'SIGKILL')
  const states = async () => {
    const page = await scrape()
    expect(sumOf(page, 'parleykit_chat_answer_seconds_count')).toBe(questions)
    expect(sumOf(page, 'parleykit_http_requests_total')).toBeGreaterThanOrEqual(requests)
    return [workersBy(page)['{state="answered"}'], workersOf(server).includes(silent)]
  }
  await vi.waitFor(async () => expect(await states()).toEqual([2, false]), { timeout: 120_000 })
  const names = async () => [...valuesOf(await scrape(), 'process_resident_memory_bytes').keys()].sort()
  const allNamed = async () =>
    expect(await names()).toEqual(['{worker="1"}', '{worker="2"}', '{worker="jobs"}'])
  await vi.waitFor(allNamed, { timeout: 120_000 })
})

/** What a scrape says once so many workers answer: on a busy machine one may be silent for a moment. */
function pageWhere(workers: Record<string, number>): Promise<string> {
  const scraped = async () => {
    const page = await scrape()
    expect(workersBy(page)).toEqual(workers)
    return page
  }
  return vi.waitFor(scraped, { timeout: 120_000 })
}
