import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../test/create-test-app.ts'
import { createTestDatabase } from '../test/create-test-database.ts'
import { makeAgent } from '../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../test/make-owner.ts'
import { openTestObjectStore, type TestObjectStore } from '../test/open-object-store.ts'
import { runCommandHere } from '../test/run-command-here.ts'
import { setTier } from '../test/set-tier.ts'
import { readConfig } from './config/config.ts'
import { moveFiles } from './move-files.ts'
import { restoreBackup, takeBackup } from './platform/backup/index.ts'
import { openObjectStore } from './platform/object-store/index.ts'

let store: TestObjectStore
let app: TestApp
let client: pg.Client
let owner: TestOwner
let agentId: number
let home: string
/** By the ids of their entries. */
const files = new Map<number, Buffer>()

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'parleykit-move-'))
  store = await openTestObjectStore()
  app = await createTestApp({ ...store.environment, FILE_STORE: 'database' })
  client = new pg.Client(app.databaseUrl)
  await client.connect()
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  agentId = (await makeAgent(owner)).id
  for (const bytes of [1_200_000, 300_000, 4000]) {
    const file = {
      name: `${bytes}.txt`,
      bytes: Buffer.from(`Kayak ${randomBytes(8).toString('hex')} is free. `.repeat(bytes / 32)),
    }
    const { body, status } = await owner.call(uploadKnowledgeFile, { params: { id: agentId }, file })
    expect(status).toBe(201)
    files.set(body.id, file.bytes)
  }
})
afterAll(async () => {
  await client.end()
  await app.close()
  await store.close()
  await rm(home, { recursive: true })
})

/** As the command runs it, with nothing of this process's environment. */
async function move(direction: string, environment: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runCommandHere(moveFiles, [direction], {
    ...{ DATABASE_URL: app.databaseUrl, DATA_DIR: join(home, 'data') },
    ...store.environment,
    ...environment,
  })
  return { code, printed: stdout + stderr }
}

async function expectFiles(): Promise<void> {
  for (const [id, bytes] of files) {
    const path = `${app.origin}/api/agents/${agentId}/knowledge/${id}/file`
    const answer = await fetch(path, { headers: { cookie: owner.cookie } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
}

async function expectSwept(left: number): Promise<void> {
  await expect
    .poll(async () => {
      await app.platform().blobs.sweep()
      return store.objects.size
    })
    .toBe(left)
}

const count = async (what: string) =>
  Number((await client.query(`select count(*) as count from ${what}`)).rows[0].count)

test('files are moved beside a running server, on after a stop, and never deleted before they are there', async () => {
  expect(await move('to-database')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('FILE_STORE=database'),
  })
  const parts = await count('blob_parts')
  store.behave('damaging')
  expect(await move('to-s3')).toMatchObject({
    code: 1,
    printed: expect.stringContaining('not what was stored'),
  })
  expect(await count('blob_parts')).toBe(parts)
  store.behave('well')
  await client.query('update blobs set byte_length = byte_length + 1 where id = (select max(id) from blobs)')
  expect(await move('to-s3')).toMatchObject({ code: 1 })
  await client.query('update blobs set byte_length = byte_length - 1 where id = (select max(id) from blobs)')
  expect(await count('blobs where object_id is not null')).toBe(2)
  await expectFiles()
  const last = await move('to-s3')
  expect(last).toMatchObject({ code: 0, printed: expect.stringContaining('Moved 1 files') })
  expect(last.printed).not.toContain(store.environment.S3_SECRET_ACCESS_KEY)
  expect(await count('blob_parts')).toBe(0)
  await expectSwept(3)
  await expectFiles()
})

test('a backup has the originals in it, and a restore needs no store and leaves nothing in it', async () => {
  const config = readConfig(store.environment).objectStore
  const objects = await openObjectStore(config)
  const address = { connectionString: app.databaseUrl }
  const path = join(home, 'whole.backup')
  await expect(takeBackup(address, path)).rejects.toThrow('S3_BUCKET')
  store.behave('failing')
  await expect(takeBackup(address, path, { store: objects })).rejects.toThrow('File storage')
  store.behave('well')
  expect(await readdir(home)).not.toContain('whole.backup')
  await takeBackup(address, path, { store: objects })
  const target = await createTestDatabase()
  const restored = new pg.Client(target.url)
  await restored.connect()
  await restored.query(
    `insert into stored_objects (key, byte_length, sha256) values ('originals/before', 1, '')`,
  )
  await restoreBackup({ connectionString: target.url }, path, { replace: async () => {} })
  const { rows } = await restored.query<{ id: string; whole: Buffer }>(`
    select e.id, string_agg(p.bytes, ''::bytea order by p.part) as whole from knowledge_entries e
    join blobs b on b.id = e.file_blob_id and b.object_id is null
    join blob_parts p on p.blob_id = b.id group by e.id order by e.id`)
  expect(rows.map(({ id }) => Number(id))).toEqual([...files.keys()])
  for (const { id, whole } of rows) expect(files.get(Number(id))?.equals(whole)).toBe(true)
  const { rows: left } = await restored.query(
    'select key from stored_objects where delete_after <= clock_timestamp()',
  )
  expect(left).toEqual([{ key: 'originals/before' }])
  await restored.end()
  await target.drop()
  objects?.close()
})

test('and back into the database', async () => {
  const back = { FILE_STORE: 'database' }
  expect(await move('to-s3', back)).toMatchObject({ code: 1, printed: expect.stringContaining('FILE_STORE') })
  const [key = ''] = store.objects.keys()
  const right = Buffer.from(store.objects.get(key) ?? '')
  store.objects.set(key, Buffer.alloc(right.byteLength))
  expect(await move('to-database', back)).toMatchObject({ code: 1 })
  expect(store.objects.size).toBe(3)
  store.objects.set(key, right)
  expect(await move('to-database', back)).toMatchObject({ code: 0 })
  await expectSwept(0)
  expect(await count('stored_objects')).toBe(0)
  await expectFiles()
})
