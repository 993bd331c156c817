import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUser, listSessions } from '@parleykit/contract/auth/account'
import { afterEach, expect, test, vi } from 'vitest'
import { ask } from '../test/ask.ts'
import { callRoute } from '../test/call-route.ts'
import { createTestDatabase, databaseVariablesOf } from '../test/create-test-database.ts'
import { queryDatabase } from '../test/keep-asking.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeOwner } from '../test/make-owner.ts'
import { runNode, type ServerNode } from '../test/run-node.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

const shiftClock = new URL('../test/shift-clock.ts', import.meta.url).href

const undo: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('two nodes whose clocks are ten minutes off, one each way, date what they write as the database does', async () => {
  const database = await createTestDatabase()
  undo.push(database.drop)
  const startNode = async (minutes: number): Promise<ServerNode> => {
    const folder = await mkdtemp(join(tmpdir(), 'parleykit-clock-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    const node = await runNode({
      ...databaseVariablesOf(database.url),
      DATA_DIR: folder,
      CLOCK_SHIFT_MINUTES: String(minutes),
      NODE_OPTIONS: `--import=${shiftClock}`,
    })
    undo.push(node.kill)
    return node
  }
  const nodes = [await startNode(10), await startNode(-10)]
  const times = async (text: string) =>
    (await queryDatabase<{ at: Date }>(database.url, text)).map(({ at }) => at)
  const databaseTime = async () => (await times('select clock_timestamp() as at'))[0]?.getTime() ?? 0
  /** What differs by less than a second counts as right. */
  const slackMs = 2000

  for (const node of nodes) {
    const begun = await databaseTime()
    const owner = await makeOwner(node.origin)
    const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
    for (const { origin } of nodes) {
      const asked = await ask(origin, agent.publicId, { message: 'How much does renting a kayak cost?' })
      expect(asked.text).toContain('20 euros')
      expect((await callRoute(origin, getUser, { headers: { cookie: owner.cookie } })).status).toBe(200)
    }
    const ended = await databaseTime()
    const written = await times(`
      select started_at as at from turns where agent_id = ${agent.id}
      union all select created_at from messages join conversations on conversations.id = conversation_id
        where conversations.agent_id = ${agent.id}
      union all select created_at from agents where id = ${agent.id}`)
    expect(written).toHaveLength(2 + 4 + 1)
    for (const at of written) {
      expect(at.getTime()).toBeGreaterThan(begun - slackMs)
      expect(at.getTime()).toBeLessThan(ended + slackMs)
    }
    const sessions = await callRoute(node.origin, listSessions, { headers: { cookie: owner.cookie } })
    expect(sessions.body).toHaveLength(1)
  }
})
