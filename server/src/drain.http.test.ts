import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { comeBackMs } from '@parleykit/contract/chat/limits'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../test/ask.ts'
import { createTestDatabase, databaseVariablesOf } from '../test/create-test-database.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeOwner } from '../test/make-owner.ts'
import { runNode } from '../test/run-node.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const streams = 6

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('a node that is told to stop says so to its load balancer, answers meanwhile, and tells its streams when to come back', async () => {
  const database = await createTestDatabase()
  undo.push(database.drop)
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-drain-'))
  undo.push(() => rm(dataDir, { recursive: true, force: true }))
  const node = await runNode({
    ...databaseVariablesOf(database.url),
    DATA_DIR: dataDir,
    DRAIN_SECONDS: '10',
  })
  undo.push(node.kill)
  const owner = await makeOwner(node.origin)
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const open = await Promise.all(
    Array.from({ length: streams }, () =>
      fetch(`${node.origin}/api/dashboard/events`, { headers: { cookie: owner.cookie } }),
    ),
  )
  const keptOpen = new Agent({ keepAlive: true, maxSockets: 1 })
  undo.push(async () => keptOpen.destroy())
  const readyz = async () => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${node.origin}/readyz`, { agent: keptOpen }, resolve).on('error', reject)
    })
    answer.resume()
    await once(answer, 'end')
    return { status: answer.statusCode, connection: answer.headers.connection }
  }
  expect(await readyz()).toEqual({ status: 200, connection: 'keep-alive' })

  const stopped = node.stop()
  await vi.waitFor(async () => expect(await readyz()).toEqual({ status: 503, connection: 'close' }), 60_000)
  const asked = await ask(node.origin, agent.publicId, { message: 'How much does renting a kayak cost?' })
  expect(asked.text).toContain('20 euros')

  const hints = await Promise.all(open.map(async (stream) => lastRetry(await stream.text())))
  for (const hint of hints) {
    expect(hint).toBeGreaterThanOrEqual(comeBackMs.min)
    expect(hint).toBeLessThan(comeBackMs.max)
  }
  expect(new Set(hints).size).toBeGreaterThan(1)
  expect(await stopped).toBe(0)
})

function lastRetry(stream: string): number {
  return Number([...stream.matchAll(/^retry: (\d+)$/gm)].at(-1)?.[1])
}
