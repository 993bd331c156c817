import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { join } from 'node:path'
import { getAgent } from '@parleykit/contract/agents/agents'
import { login } from '@parleykit/contract/auth/account'
import { addKnowledgeText, listKnowledge, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterEach, expect, it, vi } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { mountSmallDisk } from '../../../test/mount-small-disk.ts'
import { setTier } from '../../../test/set-tier.ts'
import { readConfig } from '../../config/config.ts'
import { startServer } from '../../start-server.ts'
import { sql } from '../database/drizzle.ts'
import { openDatabase } from '../database/index.ts'
import { findRunningServer } from '../embedded-postgres/index.ts'
import { createLog } from '../log/index.ts'
import { outOfSpaceMessage } from './index.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

const reserveBytes = 60 * 1024 * 1024
const refusal = { status: 503, body: { code: 'not_ready', message: outOfSpaceMessage } }
const question = 'Within how many days are returns possible?'

async function startOnSmallDisk(megabytes: number) {
  const disk = mountSmallDisk(megabytes)
  undo.push(disk.unmount)
  const dataDir = join(disk.folder, 'data')
  const lines: { level: number; msg: string }[] = []
  const config = readConfig({
    PORT: '0',
    RATE_LIMITS: 'off',
    DEMO_AGENT: 'off',
    DATA_DIR: dataDir,
    DISK_RESERVE_MB: String(reserveBytes / 1024 / 1024),
  })
  const log = createLog(config, { write: (line) => lines.push(JSON.parse(line)) })
  const server = await startServer(config, log)
  undo.push(server.stop)
  const address = await findRunningServer(dataDir)
  if (!address || !('host' in address)) throw new Error('The database is not running')
  const open = openDatabase(address)
  undo.push(open.close)
  const told = (level: number, words: string) =>
    lines.filter((line) => line.level === level && line.msg.includes(words)).length
  return {
    ...{ disk, server, address, database: open.database, lines, told },
    freeBytes: () => {
      const { bavail, bsize } = statfsSync(disk.folder)
      return bavail * bsize
    },
  }
}

/** A file that nothing can pack, with little text in it. */
async function upload(owner: TestOwner, agentId: number) {
  const name = randomBytes(4).toString('hex')
  const blocks = [{ text: `The storeroom ${name} is on the first floor, beside the stairs.` }]
  const file = {
    name: `${name}.docx`,
    bytes: await writeDocx(blocks, { 'photo.png': randomBytes(10_000_000) }),
  }
  return owner.call(uploadKnowledgeFile, { params: { id: agentId }, file })
}

it('work that writes much leaves the reserve to sign-in, reading and chats, and goes on once there is room', async () => {
  const { disk, server, address, database, lines, told, freeBytes } = await startOnSmallDisk(220)
  const origin = server.address
  const owner = await makeOwner(origin)
  const databaseUrl = `postgres://${address.user}@localhost/${address.database}?host=${address.host}`
  await setTier(databaseUrl, owner, 'admin')
  const agent = await makeAgent(owner, ['Returns are possible within 30 days.'])
  const params = { id: agent.id }
  const readTraining = async () => (await owner.call(getAgent, { params })).body

  const words = (count: number) => Array.from({ length: count }, () => `${randomBytes(4).toString('hex')}.`)
  await owner.call(addKnowledgeText, { params, body: { content: words(20_000).join(' ') } })

  let stored = 2
  let refused = await upload(owner, agent.id)
  for (; refused.status === 201; refused = await upload(owner, agent.id)) stored++
  expect(refused).toMatchObject(refusal)
  expect(stored).toBeGreaterThan(3)

  // Another program takes what is left while a training runs; one that was quicker is trained again.
  let trained = await owner.call(trainAgent, { params })
  for (let tries = 0; tries < 20 && (await readTraining()).trainingStatus !== 'error'; tries++) {
    await disk.makeRoom()
    let isOver = false
    const training = owner.call(trainAgent, { params }).finally(() => {
      isOver = true
    })
    const isRunning = async () => isOver || (await readTraining()).trainingStatus === 'processing'
    await vi.waitUntil(isRunning, { interval: 10, timeout: 60_000 })
    await disk.fill(reserveBytes - 1024 * 1024)
    trained = await training
  }
  expect(trained).toMatchObject(refusal)
  expect(await readTraining()).toMatchObject({ trainingStatus: 'error', trainingError: outOfSpaceMessage })
  expect(await owner.call(trainAgent, { params })).toMatchObject(refusal)

  const acknowledged: number[] = []
  const chat = async () => {
    for (let turn = 0; turn < 75; turn++) {
      const asked = await ask(origin, agent.publicId, { message: question })
      expect(asked.text).toContain('30 days')
      if (asked.conversationId) acknowledged.push(asked.conversationId)
    }
  }
  await Promise.all(Array.from({ length: 4 }, chat))
  expect(acknowledged).toHaveLength(300)
  const credentials = { username: owner.user.username, password: 'correct horse' }
  expect((await callRoute(origin, login, { body: credentials })).status).toBe(200)
  expect((await owner.call(listKnowledge, { params })).body).toHaveLength(stored)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  await disk.fill(reserveBytes - 1024 * 1024)
  expect(await upload(owner, agent.id)).toMatchObject(refusal)
  const text = { content: 'Shipping takes two days.' }
  expect(await owner.call(addKnowledgeText, { params, body: text })).toMatchObject(refusal)
  expect(freeBytes()).toBeGreaterThan(reserveBytes / 2)
  // One line for each time that room ran short: it did so again after each `makeRoom`.
  const shortages = told(50, 'DISK_RESERVE_MB')
  expect(shortages).toBe(told(30, 'enough room again') + 1)
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(shortages)

  disk.grow(600)
  await expect.poll(async () => (await upload(owner, agent.id)).status, { timeout: 60_000 }).toBe(201)
  await expect.poll(async () => (await readTraining()).trainingStatus, { timeout: 240_000 }).toBe('completed')
  await expect.poll(() => told(30, 'enough room again')).toBe(shortages)
  expect((await owner.call(listKnowledge, { params })).body).toHaveLength(stored + 1)
  const { rows } = await database.execute<{ id: number }>(
    sql`select conversation_id::int as id from messages where sender_type = 'agent'`,
  )
  const answered = new Set(rows.map(({ id }) => id))
  expect(acknowledged.filter((id) => !answered.has(id))).toEqual([])
  expect(lines.filter(({ level }) => level === 50)).toHaveLength(shortages)
}, 600_000)
