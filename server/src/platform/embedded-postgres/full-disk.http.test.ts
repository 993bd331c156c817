import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { addKnowledgeText, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { mountSmallDisk, type SmallDisk } from '../../../test/mount-small-disk.ts'
import { readConfig } from '../../config/config.ts'
import { startServer } from '../../start-server.ts'
import { sql } from '../database/drizzle.ts'
import { openDatabase } from '../database/index.ts'
import { findRunningServer, startEmbeddedPostgres } from './index.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function mountDisk(megabytes: number): SmallDisk {
  const disk = mountSmallDisk(megabytes)
  undo.push(disk.unmount)
  return disk
}

describe('a disk of its own', () => {
  it('that fills up amid chats and trainings loses nothing acknowledged, and works again with room', async () => {
    const disk = mountDisk(192)
    const dataDir = join(disk.folder, 'data')
    const server = await startServer(
      readConfig({
        PORT: '0',
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        DEMO_AGENT: 'off',
        DATA_DIR: dataDir,
        DISK_RESERVE_MB: '32',
      }),
    )
    undo.push(server.stop)
    const owner = await makeOwner(server.address)
    const agent = await makeAgent(owner, ['Returns are possible within 30 days.'])
    const params = { id: agent.id }

    const acknowledged: number[] = []
    const refusals = new Set<number>()
    const chatAway = async (turns: number) => {
      for (let turn = 0; turn < turns; turn++) {
        const { publicId } = agent
        const asked = await ask(server.address, publicId, {
          message: 'Within how many days are returns possible?',
        })
        if (asked.events.at(-1)?.done && asked.conversationId) acknowledged.push(asked.conversationId)
        else refusals.add(asked.status)
      }
    }
    const callers = (turns: number) => Promise.all(Array.from({ length: 4 }, () => chatAway(turns)))
    await callers(15)
    const before = acknowledged.length
    await disk.fill()
    await callers(20)
    const long = randomBytes(150_000).toString('hex') // PostgreSQL can't pack it
    const added = await owner.call(addKnowledgeText, { params, body: { content: long } })
    expect(added.body).toMatchObject({
      code: 'not_ready',
      message: expect.stringContaining('out of storage space'),
    })
    await disk.makeRoom()
    await vi.waitFor(async () => expect((await fetch(`${server.address}/readyz`)).status).toBe(200), 60_000)
    // The server measures its disk again within a moment.
    const whileFull = acknowledged.length
    await vi.waitFor(async () => {
      await chatAway(1)
      expect(acknowledged.length).toBeGreaterThan(whileFull)
    }, 60_000)
    await callers(15)

    expect(before).toBe(60)
    expect(refusals).toContain(503)
    expect(acknowledged.length).toBeGreaterThanOrEqual(whileFull + 60)
    const address = await findRunningServer(dataDir)
    if (!address) throw new Error('The database is not running')
    const open = openDatabase(address)
    undo.push(open.close)
    const { rows } = await open.database.execute<{ id: number }>(
      sql`select conversation_id::int as id from messages where sender_type = 'agent'`,
    )
    const stored = new Set(rows.map(({ id }) => id))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    expect((await owner.call(listKnowledge, { params })).body).toHaveLength(1)
    expect((await owner.call(trainAgent, { params })).status).toBe(200)
  })

  it('that is full or read-only when it starts is named, and nothing is left on it', async () => {
    const disk = mountDisk(64)
    const dataDir = join(disk.folder, 'data')
    await mkdir(dataDir)
    await disk.fill()
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(/full disk|No space left/)
    await disk.makeRoom()
    const server = await startEmbeddedPostgres({ dataDir, log: () => {} })
    await server.stop()
    disk.makeReadOnly()
    await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow('read-only')
  })
})
