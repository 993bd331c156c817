import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadProfileImage } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import { addKnowledgeText, listKnowledge, uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
let database: pg.Client
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parleykit-uploads-'))
  app = await createTestApp({ DATA_DIR: dataDir })
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await app.close()
  await rm(dataDir, { recursive: true })
})

interface BegunUpload {
  readonly socket: Socket
  readonly status: Promise<number>
}

/** The beginning of an upload, with as much of its file as is given; the connection stays open. */
function beginUpload(owner: TestOwner, agentId: number, frame: string, words: string): BegunUpload {
  const { hostname, port } = new URL(app.origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // the server ends some of them
  const status = new Promise<number>((resolve) => {
    socket.once('data', (answer) => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1])))
  })
  const head = [
    `POST /api/agents/${agentId}/knowledge/upload HTTP/1.1`,
    `host: ${hostname}:${port}`,
    `cookie: ${owner.cookie}`,
    'content-type: multipart/form-data; boundary=x',
    `${frame}\r\n\r\n`,
  ]
  socket.write(head.join('\r\n') + words)
  return { socket, status }
}

const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'
const rest = 'hours.\r\n--x--\r\n'

test('an owner has some uploads under way, some that wait, and is asked to send the others later', async () => {
  const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  const [agent, othersAgent] = [await makeAgent(owner), await makeAgent(other)]
  const size = (index: number) => `content-length: ${part.length + String(index).length + rest.length}`
  const begun = Array.from({ length: 7 }, (_, index) =>
    beginUpload(owner, agent.id, size(index), `${part}${index}`),
  )
  const refused = await Promise.race(begun.map(async (upload) => ({ upload, status: await upload.status })))
  expect(refused.status).toBe(429)
  const bytes = Buffer.from('We open at nine.')
  const file = { name: 'hours.txt', bytes }
  const params = { id: othersAgent.id }
  expect((await other.call(uploadKnowledgeFile, { params, file })).status).toBe(201)

  const held = begun.filter((upload) => upload !== refused.upload)
  for (const { socket } of held) socket.write(rest)
  expect(await Promise.all(held.map(({ status }) => status))).toEqual(held.map(() => 201))
  const again = await owner.call(uploadKnowledgeFile, { params: { id: agent.id }, file })
  expect(again.status).toBe(201)
  for (const { socket } of begun) socket.destroy()
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('a body without an end is cut off at the limit', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const { socket, status } = beginUpload(owner, agent.id, 'transfer-encoding: chunked', '')
  const chunk = (bytes: string) => `${bytes.length.toString(16)}\r\n${bytes}\r\n`
  socket.write(chunk(part))
  const megabyte = chunk('a'.repeat(1024 * 1024))
  let sent = 0
  const more = () => {
    while (!socket.destroyed && sent++ < 200 && socket.write(megabyte));
    if (sent < 200) socket.once('drain', more)
  }
  more()
  expect(await status).toBe(413)
  socket.destroy()
  expect((await owner.call(listKnowledge, { params: { id: agent.id } })).body).toEqual([])
})

test('a file that is announced as too large is refused before it comes', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const { socket, status } = beginUpload(owner, agent.id, 'content-length: 30000000', '')
  expect(await status).toBe(413)
  socket.destroy()
})

test('who hangs up leaves a free place and nothing else', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  for (let round = 0; round < 8; round++) {
    const { socket } = beginUpload(owner, agent.id, 'content-length: 1000', part)
    await new Promise<void>((resolve) => socket.once('connect', resolve))
    socket.resetAndDestroy()
  }
  const file = { name: 'hours.txt', bytes: Buffer.from('We open at nine.') }
  await expect
    .poll(async () => (await owner.call(uploadKnowledgeFile, { params: { id: agent.id }, file })).status, {
      timeout: 60_000,
    })
    .toBe(201)
  expect(await readdir(join(dataDir, 'uploads'))).toEqual([])
})

test('the plan bounds the entries of an agent, also when the last ones come at once', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['We open at nine.'])
  const params = { id: agent.id }
  const most = limitsOf('free').knowledgeEntries
  await database.query(
    `INSERT INTO knowledge_entries
       (agent_id, file_name, file_type, text, text_bytes, words, text_hash, facts, created_at)
     SELECT agent_id, file_name, file_type, text, text_bytes, words, text_hash, facts, created_at
     FROM knowledge_entries, generate_series(1, $2) WHERE agent_id = $1`,
    [agent.id, most - 3],
  )
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((day) =>
      owner.call(addKnowledgeText, { params, body: { content: `We close at ${day}.` } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403, 403, 403])
  const file = { name: 'a.txt', bytes: Buffer.from('One more.') }
  const refused = await owner.call(uploadKnowledgeFile, { params, file })
  expect(refused).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached', message: expect.stringContaining('limit for texts and files') },
  })
})

test('the plan bounds the bytes of files, which texts do not need', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const upload = (name: string, words: string) =>
    owner.call(uploadKnowledgeFile, { params, file: { name, bytes: Buffer.from(words) } })
  expect((await upload('a.txt', 'We open at nine.')).status).toBe(201)
  await database.query('UPDATE knowledge_entries SET file_bytes = $2 WHERE agent_id = $1', [
    agent.id,
    limitsOf('free').fileBytes - 10,
  ])
  const refused = await upload('b.txt', 'We close at five.')
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^This file is 1 KB/) },
  })
  expect((await upload('c.txt', 'At six.')).status).toBe(201)
  const text = await owner.call(addKnowledgeText, { params, body: { content: 'We close at five.' } })
  expect(text.status).toBe(201)
})

test('a file with more text than the plan has room for is refused with both sizes', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const file = { name: 'long.txt', bytes: Buffer.alloc(700_000, 'We open at nine. ') }
  const refused = await owner.call(uploadKnowledgeFile, { params, file })
  expect(refused).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^This text is 700 KB, and your plan has 600 KB left/) },
  })
})

test('a text of invisible characters is empty, however it comes', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const content = '\u200b\u3164\n\u00ad\u202e'
  expect((await owner.call(addKnowledgeText, { params, body: { content } })).status).toBe(400)
  const file = { name: 'blank.txt', bytes: Buffer.from(content) }
  expect((await owner.call(uploadKnowledgeFile, { params, file })).status).toBe(422)
  const named = { content: `${content}\n# Hours\nWe open at nine.`, fileName: '\u200b' }
  expect((await owner.call(addKnowledgeText, { params, body: named })).body.fileName).toBe('Hours')
})

test('a picture of a GIF is taken, and one with too many pixels is not', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const gif = Buffer.from('R0lGODlhAQABAPAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')
  const send = (bytes: Buffer) => owner.call(uploadProfileImage, { params, file: { name: 'a.gif', bytes } })
  const taken = await send(gif)
  expect(taken.status).toBe(200)
  const picture = await fetch(`${app.origin}${taken.body.profileImageUrl}`)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  gif.writeUInt32LE(0xffffffff, 6)
  expect(await send(gif)).toMatchObject({ status: 413, body: { code: 'too_large' } })
})
