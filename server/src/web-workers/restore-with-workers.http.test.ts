import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listAgents } from '@parleykit/contract/agents/agents'
import { chatStream } from '@parleykit/contract/chat/chat'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask, testVisitorId } from '../../test/ask.ts'
import { createTestDatabase, type TestDatabase } from '../../test/create-test-database.ts'
import { makeAgent } from '../../test/make-agent.ts'
import { makeOwner } from '../../test/make-owner.ts'
import { openStream } from '../../test/open-stream.ts'
import { runNode, type ServerNode } from '../../test/run-node.ts'
import { type ScriptedLanguageModel, startScriptedLanguageModel } from '../../test/scripted-language-model.ts'
import { setTier } from '../../test/set-tier.ts'
import { workersOf } from '../../test/workers-of.ts'
import { restoreBackup, takeBackup } from '../platform/backup/index.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 })

/** pino's level from which on an operator is to do something. */
const errorLevel = 50
const message = 'When does the mill open?'
const says = 'The mill opens at nine [1]. '

let model: ScriptedLanguageModel
let database: TestDatabase
let folder: string
let server: ServerNode
beforeEach(async () => {
  model = await startScriptedLanguageModel({ says })
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'parleykit-restored-'))
  server = await runNode({
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    WEB_WORKERS: '2',
    LOG_LEVEL: 'info',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'scripted',
    LLM_FIRST_TOKEN_SECONDS: '240',
    LLM_TOTAL_SECONDS: '240',
    LLM_TRAINING_QUESTIONS: 'off',
  })
})
afterEach(async () => {
  await server.kill()
  await vi.waitFor(() => expect(workersOf(server)).toEqual([]), { timeout: 60_000 })
  await model.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

test('a restore beneath workers that answer is no fault: each request is answered or told to come back', async () => {
  const { origin } = server
  const address = { connectionString: database.url }
  const owner = await makeOwner(origin)
  await setTier(database.url, owner, 'admin') // who asks all the time needs many credits
  const agent = await makeAgent(owner, ['The mill opens at nine.'])
  const backup = join(folder, 'mill.backup')
  await takeBackup(address, backup)
  const restore = () => restoreBackup(address, backup, { replace: async () => {} })
  const list = () => owner.call(listAgents)
  const train = () => owner.call(trainAgent, { params: { id: agent.id } })
  const chat = (visitor: string) =>
    ask(origin, agent.publicId, { message, visitorId: `${testVisitorId}-${visitor}` })

  let isOver = false
  const comeBack = new Set<string | null>()
  const faults: unknown[] = []
  const repeat = async (call: (at: number) => Promise<{ status: number; headers?: Headers }>) => {
    // Answers are quick, and so many a second would use up the month's credits.
    for (let at = 0; !isOver; at++, await sleep(50)) {
      const answer = await call(at).catch(() => null) // on a busy machine some take longer than a pause waits
      if (!answer) continue
      if (answer.status === 503 && answer.headers) comeBack.add(answer.headers.get('retry-after'))
      else if (answer.status >= 500 && answer.status !== 503) faults.push(answer)
    }
  }
  const callers = [list, list, train, chat, chat].map((call, who) => repeat((at) => call(`${who}-${at}`)))
  // One after the other without a pause: what a restore has cut off must not stand in the way of the next one.
  for (const _ of [1, 2]) await restore()
  const isBack = async () => {
    // Connections of their own, which the workers get in turns.
    const headers = { connection: 'close' }
    const asked = await Promise.all([1, 2, 3, 4].map(() => fetch(`${origin}/readyz`, { headers })))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await train()).status).toBeLessThan(300)
  }
  await vi.waitFor(isBack, { timeout: 120_000 })
  isOver = true
  await Promise.all(callers)

  // An answer that lasts for longer than a restore waits is cut off, and its turn fails.
  model.act = { stallsAfter: says }
  const startStalled = async () => {
    const stream = await openStream(origin + chatStream.path.replace(':botId', agent.publicId), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ visitorId: testVisitorId, message, conversationId: null }),
    })
    await stream.until(() => stream.text !== '')
    return stream
  }
  const stalled = await vi.waitFor(startStalled, { timeout: 120_000 })
  const cut = stalled.toEnd().catch(() => {})
  expect(await restore()).toEqual({ isServed: true })
  await cut
  model.act = { says }
  await vi.waitFor(isBack, { timeout: 120_000 })
  expect((await chat('afterwards')).text).toBe(says.trim())

  expect(server.logged().filter(({ level }) => level >= errorLevel)).toEqual([])
  expect(faults).toEqual([])
  expect(comeBack.size).toBeGreaterThan(0)
  expect([...comeBack].every((seconds) => Number(seconds) > 0)).toBe(true)
})
