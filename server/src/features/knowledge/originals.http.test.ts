import { randomBytes } from 'node:crypto'
import { deleteAgent } from '@parleykit/contract/agents/agents'
import { deleteAccount } from '@parleykit/contract/auth/account'
import {
  deleteKnowledgeEntry,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadAgent, importFile } from '../../../test/agent-file.ts'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { openTestObjectStore, type TestObjectStore } from '../../../test/open-object-store.ts'
import { setTier } from '../../../test/set-tier.ts'

let store: TestObjectStore
let app: TestApp
let client: pg.Client
const lines: string[] = []
beforeAll(async () => {
  store = await openTestObjectStore()
  app = await createTestApp(store.environment, (line) => lines.push(JSON.stringify(line)))
  client = new pg.Client(app.databaseUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
  await store.close()
})
beforeEach(async () => {
  store.behave('well')
  await client.query('delete from blobs')
  await client.query('delete from stored_objects')
  store.objects.clear()
  store.requests.length = 0
})

/** A text of its own for each, larger than what lies between two ends of a connection. */
const someFile = (name = 'notes.txt', bytes = 300_000) => ({
  name,
  bytes: Buffer.from(`Kayak ${randomBytes(8).toString('hex')} costs 20 euros. `.repeat(bytes / 40)),
})

/** Of several agents. */
async function makeRichOwner(): Promise<TestOwner> {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  return owner
}

async function upload(owner: TestOwner, agentId: number, file = someFile()) {
  return owner.call(uploadKnowledgeFile, { params: { id: agentId }, file })
}

const download = (owner: TestOwner, agentId: number, entryId: number) =>
  fetch(`${app.origin}/api/agents/${agentId}/knowledge/${entryId}/file`, {
    headers: { cookie: owner.cookie },
  })

const count = async (what: string) =>
  Number((await client.query(`select count(*) as count from ${what}`)).rows[0].count)

/** Rows without an object, objects without a row, and blobs without either: none of them may stay. */
async function leftOver() {
  const { rows } = await client.query<{ key: string; claimed: boolean }>(
    `select o.key, b.id is not null as claimed from stored_objects o left join blobs b on b.object_id = o.id`,
  )
  const keys = new Set(rows.map(({ key }) => key))
  return {
    unclaimed: rows.filter(({ claimed }) => !claimed).length,
    missing: rows.filter(({ key }) => !store.objects.has(key)).length,
    unknown: [...store.objects.keys()].filter((key) => !keys.has(key)).length,
  }
}
/** Any statement that is under way may hold it up until the next run. */
async function expectSwept(left: number): Promise<void> {
  await expect
    .poll(async () => {
      await app.platform().blobs.sweep()
      return store.objects.size
    })
    .toBe(left)
}

const nothingLeft = { unclaimed: 0, missing: 0, unknown: 0 }

test('an original lies in the store alone, and comes back as it was, byte for byte', async () => {
  const owner = await makeRichOwner()
  const agent = await makeAgent(owner)
  const file = someFile()
  const entry = await upload(owner, agent.id, file)
  expect(entry.status).toBe(201)
  expect([...store.objects.values()].map((bytes) => bytes.equals(file.bytes))).toEqual([true])
  expect([...store.objects.keys()][0]).toMatch(/^originals\/[0-9a-f-]{36}$/)
  expect(await count('blob_parts')).toBe(0)
  const answer = await download(owner, agent.id, entry.body.id)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer()).equals(file.bytes)).toBe(true)

  const files = await unzip(await downloadAgent(app.origin, owner, agent.id))
  expect(files['knowledge/1.bin']?.equals(file.bytes)).toBe(true)
  const report = await importFile(owner, await downloadAgent(app.origin, owner, agent.id))
  expect(report).toMatchObject({ status: 'completed', report: { files: 1 } })
  expect(store.objects.size).toBe(2)
  expect(await leftOver()).toEqual(nothingLeft)
  expect(lines.join()).not.toContain(store.environment.S3_SECRET_ACCESS_KEY)
})

test('what is deleted is gone from the store: an entry, an agent, an account', async () => {
  const owner = await makeRichOwner()
  const agent = await makeAgent(owner)
  const other = await makeAgent(owner)
  const first = await upload(owner, agent.id)
  await upload(owner, agent.id)
  await upload(owner, other.id)
  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: first.body.id } })
  await expectSwept(2)
  await owner.call(deleteAgent, { params: { id: agent.id } })
  await expectSwept(1)
  const { username } = owner.user
  await owner.call(deleteAccount, { body: { username, password: 'correct horse' } })
  await expectSwept(0)
  expect(await leftOver()).toEqual(nothingLeft)
})

test.each(['failing', 'refusing'] as const)(
  'a store that is %s refuses uploads and downloads with 503, leaves nothing, and chats go on',
  async (mood) => {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
    const kept = await upload(owner, agent.id)
    store.behave(mood)
    const path = `${app.origin}/api/agents/${agent.id}/knowledge`
    const form = new FormData()
    form.set('file', new Blob([someFile().bytes]), 'late.txt')
    const late = await fetch(`${path}/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie: owner.cookie, origin: app.origin },
    })
    expect(late.status).toBe(503)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await late.json()).toMatchObject({
      code: 'not_ready',
      message: expect.stringContaining('File storage'),
    })
    const refused = await download(owner, agent.id, kept.body.id)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('content-disposition')).toBeNull()
    expect((await owner.call(listKnowledge, { params: { id: agent.id } })).body).toHaveLength(2)
    expect((await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?' })).text).toContain(
      '20',
    )

    // A deletion is taken all the same, and done when the store is back.
    await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: kept.body.id } })
    await expectSwept(1)
    store.behave('well')
    await expectSwept(0)
    // The upload that failed may arrive late all the same: its row stays for hours.
    expect(await leftOver()).toEqual({ unclaimed: 1, missing: 1, unknown: 0 })
    await client.query('update stored_objects set delete_after = clock_timestamp()')
    await expect
      .poll(async () => {
        await app.platform().blobs.sweep()
        return leftOver()
      })
      .toEqual(nothingLeft)
  },
)

test('a connection that breaks in the middle is gone on from where it was', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const file = someFile()
  const entry = await upload(owner, agent.id, file)
  store.behave('cut')
  const answer = await download(owner, agent.id, entry.body.id)
  const arriving = answer.arrayBuffer()
  await expect.poll(() => store.requests.filter((request) => / 206$/.test(request)).length).toBeGreaterThan(0)
  store.behave('well')
  expect(Buffer.from(await arriving).equals(file.bytes)).toBe(true)
})

test('what was changed in the store is no answer', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const entry = await upload(owner, agent.id)
  const [key = ''] = store.objects.keys()
  store.objects.get(key)?.fill('x', 1000, 1010)
  const answer = await download(owner, agent.id, entry.body.id)
  await expect(answer.arrayBuffer()).rejects.toThrow()
})

test('an upload that is refused, or dies between its two writes, leaves nothing in the store', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  // The transaction that stores the entry fails behind the store's answer.
  await client.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`,
  )
  await client.query('create trigger refuse before insert on blobs for each row execute function refuse()')
  expect((await upload(owner, agent.id)).status).toBe(500)
  await client.query('drop trigger refuse on blobs')
  await expectSwept(0)
  expect(store.requests.map((request) => request.split(' ')[0])).toEqual(['PUT', 'DELETE'])
  expect(await leftOver()).toEqual(nothingLeft)

  // A process that died after the store's answer, hours ago; and one that is at it now.
  const age = `insert into stored_objects (key, byte_length, sha256, delete_after)
    values ($1, 1, '', clock_timestamp() + $2::interval)`
  await client.query(age, ['originals/dead', '-1 minute'])
  await client.query(age, ['originals/alive', '5 hours'])
  store.objects.set('originals/dead', Buffer.from('?')).set('originals/alive', Buffer.from('!'))
  await expectSwept(1)
  expect([...store.objects.keys()]).toEqual(['originals/alive'])
  await client.query(`delete from stored_objects`)
})

test('an object stays for as long as a snapshot can still show its blob, as an export’s', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const entry = await upload(owner, agent.id)
  const reader = new pg.Client(app.databaseUrl)
  await reader.connect()
  await reader.query('begin isolation level repeatable read read only')
  await reader.query('select count(*) from blobs')
  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: entry.body.id } })
  await expectSwept(1)
  await reader.query('commit')
  await reader.end()
  await expectSwept(0)
})
