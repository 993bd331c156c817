import { Transformer } from '@napi-rs/image'
import { deleteAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { pictureMessage } from '@parleykit/contract/chat/limits'
import {
  deleteConversation,
  deleteVisitorConversation,
  listMessages,
  listVisitorMessages,
} from '@parleykit/contract/conversations/conversations'
import { getPicture, getVisitorPicture, uploadPicture } from '@parleykit/contract/conversations/pictures'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { writePng } from '../../../../test/write-png.ts'
import { deleteExpiredConversations } from '../delete-expired-conversations.ts'
import { deleteUnsentPictures } from './delete-unsent-pictures.ts'
import { picturesByAddress } from './throttle-rules.ts'

let now = Date.now()
let app: TestApp
let client: pg.Client
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await new Transformer(writePng(40, 30)).jpeg()
  app = await createTestApp({}, undefined, () => new Date(now))
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** The JPEG with a camera's note in it. */
function withNote(): Buffer {
  const note = Buffer.from('Exif\0\0Secret place 52.5N')
  const head = Buffer.from([0xff, 0xe1, 0, note.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, note, jpeg.subarray(2)])
}

async function makeShop(takesPictures = true) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['# Ferries\n\nThe ferry leaves at noon from the northern pier.'])
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: { takesPictures } })
  const botId = agent.publicId
  const upload = (bytes: Uint8Array, name = 'photo.jpg') =>
    callRoute(app.origin, uploadPicture, { params: { botId }, file: { name, bytes } })
  const send = async (message: string, pictureIds: string[]) => {
    const asked = await ask(app.origin, botId, { message, pictureIds })
    const headers = { 'x-visitor-token': asked.visitorToken }
    const conversationId = asked.conversationId ?? 0
    const own = { params: { botId, conversationId }, headers }
    const read = (pictureId: string, sent = headers) =>
      callRoute(app.origin, getVisitorPicture, { params: { botId, pictureId }, headers: sent })
    return { ...asked, conversationId, own, read }
  }
  const count = async () =>
    (await client.query('select count(*)::int as n from visitor_pictures where agent_id = $1', [agent.id]))
      .rows[0].n
  return { owner, agent, params, botId, upload, send, count }
}

const isWebp = (body: unknown) => String(body).startsWith('RIFF')

test('a picture is written again, and its visitor and the people of the agent see it with the message', async () => {
  const { owner, upload, send } = await makeShop()
  const uploaded = await upload(withNote())
  expect(uploaded.status).toBe(201)
  const second = await upload(writePng(300, 200), 'photo.png')
  const ids = [second.body.id, uploaded.body.id]
  const sent = await send('When does the ferry leave?', ids)
  // No model looks at it: the text is answered, and the team will have a look.
  expect(sent.text).toContain('at noon')
  expect(sent.text).toContain('Our team will have a look at it.')

  const { body: told } = await owner.call(listMessages, { params: { id: sent.conversationId } })
  expect(told[0]?.pictures).toEqual(ids.map((id) => ({ id, description: null })))
  expect(told[1]?.pictures).toEqual([])
  const { body: own } = await callRoute(app.origin, listVisitorMessages, sent.own)
  expect(own[0]?.pictures.map(({ id }) => id)).toEqual(ids)

  const shown = await owner.call(getPicture, {
    params: { id: sent.conversationId, pictureId: uploaded.body.id },
  })
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(isWebp(shown.body)).toBe(true)
  expect(String(shown.body)).not.toContain('Secret place')
  expect(isWebp((await sent.read(uploaded.body.id)).body)).toBe(true)
})

test('nobody else sees a picture, and another conversation has none of it', async () => {
  const { owner, upload, send } = await makeShop()
  const pictureId = (await upload(jpeg)).body.id
  const sent = await send('Is this your pier?', [pictureId])
  const other = await send('When does the ferry leave?', [])
  expect((await other.read(pictureId)).status).toBe(404)
  expect((await sent.read(pictureId, { 'x-visitor-token': 'made up' })).status).toBe(401)
  const elsewhere = { params: { id: other.conversationId, pictureId } }
  expect((await owner.call(getPicture, elsewhere)).status).toBe(404)
  const stranger = await makeOwner(app.origin)
  const params = { id: sent.conversationId, pictureId }
  expect((await stranger.call(getPicture, { params })).status).toBe(404)
  // A message that names a picture which was already sent doesn't take it from the first message.
  const thief = await send('Give it to me.', [pictureId])
  expect((await thief.read(pictureId)).status).toBe(404)
  expect((await sent.read(pictureId)).status).toBe(200)
})

test('what is no picture, too large or too many is refused', async () => {
  const { upload, send, botId } = await makeShop()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const bytes of [svg, Buffer.from('GIF89a\x01\0'), Buffer.alloc(0)])
    expect([400, 415]).toContain((await upload(bytes)).status)
  expect((await upload(writePng(30_000, 30_000, Buffer.alloc(1)))).status).toBe(413)
  expect((await upload(writePng(300, 300).subarray(0, 60))).status).toBe(422)
  expect((await upload(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]))).status).toBe(413)
  const ids = ['no-such-picture']
  expect((await ask(app.origin, botId, { message: 'Look.', pictureIds: ids })).status).toBe(400)
  const { id } = (await upload(jpeg)).body
  expect((await ask(app.origin, botId, { message: 'Look.', pictureIds: [id, id, id, id] })).status).toBe(400)
  expect((await send('Look.', [id])).status).toBe(200)
})

test('an agent that takes no pictures gets none, and the sender of many waits', async () => {
  const closed = await makeShop(false)
  expect((await closed.upload(jpeg)).status).toBe(400)
  const limited = await createTestApp({ RATE_LIMITS: 'on' })
  try {
    const owner = await makeOwner(limited.origin)
    const agent = await makeAgent(owner)
    await owner.call(updateAgent, { params: { id: agent.id }, body: { takesPictures: true } })
    const input = { params: { botId: agent.publicId }, file: { name: 'a.svg', bytes: Buffer.from('<svg/>') } }
    const statuses: number[] = []
    for (let sent = 0; sent <= picturesByAddress.points; sent++)
      statuses.push((await callRoute(limited.origin, uploadPicture, input)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  } finally {
    await limited.close()
  }
})

test('a picture alone gets the ways to a person', async () => {
  const { owner, params, upload, send } = await makeShop()
  const humanContact = { text: '', email: 'harbour@example.com', phone: '', url: '' }
  await owner.call(updateAgent, { params, body: { humanContact } })
  const sent = await send(pictureMessage, [(await upload(jpeg)).body.id])
  expect(sent.text).toContain('Our team will have a look at it.')
  expect(sent.text).toContain('harbour@example.com')
  expect(sent.events.at(-1)).toMatchObject({ done: true, wayToPerson: 'contact' })
})

test('pictures go with their conversation: by retention, by the visitor, by the owner, and with the agent', async () => {
  const { owner, params, upload, send, count } = await makeShop()
  const begin = async () => send('Is this your pier?', [(await upload(jpeg)).body.id])
  const byVisitor = await begin()
  const byOwner = await begin()
  await begin()
  expect(await count()).toBe(3)
  await callRoute(app.origin, deleteVisitorConversation, byVisitor.own)
  expect(await count()).toBe(2)
  await owner.call(deleteConversation, { params: { id: byOwner.conversationId } })
  expect(await count()).toBe(1)
  await owner.call(updateAgent, { params, body: { retentionDays: 30 } })
  await deleteExpiredConversations(app.platform(), new Date(now + 29 * 24 * 3_600_000))
  expect(await count()).toBe(1)
  await deleteExpiredConversations(app.platform(), new Date(now + 31 * 24 * 3_600_000))
  expect(await count()).toBe(0)
  await begin()
  await owner.call(deleteAgent, { params })
  expect(await count()).toBe(0)
})

test('a picture that is not sent is deleted after an hour', async () => {
  const { upload, send, count } = await makeShop()
  const waiting = (await upload(jpeg)).body.id
  await send('Is this your pier?', [(await upload(jpeg)).body.id])
  await deleteUnsentPictures(app.platform())
  expect(await count()).toBe(2)
  now += 3_601_000
  await deleteUnsentPictures(app.platform())
  expect(await count()).toBe(1)
  expect((await send('Late.', [waiting])).status).toBe(400)
})
