import { getAgent } from '@parleykit/contract/agents/agents'
import { limitsOf } from '@parleykit/contract/billing/plans'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  downloadKnowledgeFile,
  getKnowledgeEntry,
  knowledgeMetadataSchema,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { changeKnowledgeText } from '@parleykit/contract/knowledge/knowledge-change'
import { validationTexts } from '@parleykit/contract/knowledge/texts'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shipping = '# Shipping\n\nParcels leave our warehouse in Rotterdam every weekday at noon.'
const refunds = '# Refunds\n\nWe refund the purchase price within thirty days of delivery.'

test('a text is kept whole, previewed in the list, and makes the agent untrained', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const content = `# Opening hours\r\n\r\n${'We open at nine. '.repeat(100)}`
  const added = await owner.call(addKnowledgeText, { params, body: { content } })
  expect(added).toMatchObject({ status: 201, body: { fileType: 'text', fileName: 'Opening hours' } })
  expect(added.body.content.length).toBeLessThanOrEqual(300)
  const entry = await owner.call(getKnowledgeEntry, { params: { ...params, entryId: added.body.id } })
  expect(entry.body.text).toBe(content.replaceAll('\r\n', '\n'))
  const metadata = knowledgeMetadataSchema.parse(JSON.parse(added.body.metadata))
  expect(metadata.words).toBe(402)
  const after = (await owner.call(getAgent, { params })).body
  expect(after).toMatchObject({ trained: false, vectorStoreId: expect.any(String) })
  expect(after.knowledgeBytes).toBe(Buffer.byteLength(entry.body.text))
})

test.each(['', '  \n '])('refuses an empty text %j', async (content) => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const answer = await owner.call(addKnowledgeText, { params, body: { content } })
  expect(answer).toMatchObject({ status: 400, body: { message: validationTexts.contentRequired } })
})

test('a text may name the type of its file, and keeps it when it is changed', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const sent = { content: shipping, fileName: 'shipping.md', fileType: 'md' } as const
  const added = await owner.call(addKnowledgeText, { params, body: sent })
  expect(added).toMatchObject({ status: 201, body: { fileName: 'shipping.md', fileType: 'md' } })
  const entryParams = { ...params, entryId: added.body.id }
  const { version } = (await owner.call(getKnowledgeEntry, { params: entryParams })).body
  const body = { content: refunds, fileName: 'refunds.md', version }
  const changed = await owner.call(changeKnowledgeText, { params: entryParams, body })
  expect(changed).toMatchObject({ status: 200, body: { fileName: 'refunds.md', fileType: 'md' } })
  const [listed] = (await owner.call(listKnowledge, { params })).body
  expect(listed?.fileType).toBe('md')

  const page = { content: 'https://example.com/', fileType: 'website' as never }
  const refused = await owner.call(addKnowledgeText, { params, body: page })
  expect(refused).toMatchObject({ status: 400, body: { message: validationTexts.websiteIsScraped } })
  const unknown = { content: shipping, fileType: 'exe' as never }
  expect((await owner.call(addKnowledgeText, { params, body: unknown })).status).toBe(400)
})

test('files are read by their content; one that cannot be read leaves nothing behind', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const upload = (name: string, bytes: Uint8Array) =>
    owner.call(uploadKnowledgeFile, { params, file: { name, bytes } })

  const markdown = await upload('../../etc/notes.md', Buffer.from(shipping))
  expect(markdown).toMatchObject({ status: 201, body: { fileName: 'notes.md', fileType: 'md' } })
  expect(JSON.parse(markdown.body.metadata)).toMatchObject({ words: 11, language: 'en' })
  expect((await upload('again.md', Buffer.from(shipping))).status).toBe(409)
  expect((await upload('setup.exe', Buffer.from('MZ'))).status).toBe(415)
  expect((await upload('zeros.txt', Buffer.alloc(2000))).status).toBe(422)
  expect((await upload('empty.txt', Buffer.from(' \n'))).status).toBe(422)
  expect((await upload('huge.txt', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).status).toBe(413)
  expect((await owner.call(listKnowledge, { params })).body).toHaveLength(1)
})

test('the owner, and nobody else, gets a file back as it was uploaded', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [refunds])
  const bytes = Buffer.from('<script>alert(1)</script><p>Grüße aus Köln.</p>', 'latin1')
  const file = { name: 'Größe "1".html', bytes }
  const entry = (await owner.call(uploadKnowledgeFile, { params: { id: agent.id }, file })).body
  const params = { id: agent.id, entryId: entry.id }

  const path = `${app.origin}/api/agents/${agent.id}/knowledge/${entry.id}/file`
  const response = await fetch(path, { headers: { cookie: owner.cookie } })
  expect(response.status).toBe(200)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
  expect(response.headers.get('content-type')).toBe('application/octet-stream')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; .*filename\*=UTF-8''Gr%C3%B6%C3%9Fe%20/,
  )

  const stranger = await makeOwner(app.origin)
  expect((await stranger.call(downloadKnowledgeFile, { params })).status).toBe(404)
  expect((await fetch(path)).status).toBe(401)
  const entries = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  const text = entries.find(({ fileType }) => fileType === 'text')
  const noFile = await owner.call(downloadKnowledgeFile, { params: { ...params, entryId: text?.id ?? 0 } })
  expect(noFile).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await stranger.call(listKnowledge, { params: { id: agent.id } })).status).toBe(404)
})

test('the plan bounds the text of an agent, and a refused text changes nothing', async () => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const limit = limitsOf('free').knowledgeBytes
  const fits = await owner.call(addKnowledgeText, { params, body: { content: 'a'.repeat(limit - 10) } })
  expect(fits.status).toBe(201)
  const tooMuch = await owner.call(addKnowledgeText, { params, body: { content: 'b'.repeat(11) } })
  expect(tooMuch).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
  expect((await owner.call(getAgent, { params })).body.knowledgeBytes).toBe(limit - 10)
})

test('a deleted entry answers nothing from the moment its deletion is answered', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [shipping, refunds])
  const params = { id: agent.id }
  const question = 'When do parcels leave the warehouse in Rotterdam?'
  expect((await ask(app.origin, agent.publicId, { message: question })).text).toContain(
    'every weekday at noon',
  )

  const entries = (await owner.call(listKnowledge, { params })).body
  const entry = entries.find((candidate) => candidate.fileName === 'Shipping')
  const entryParams = { ...params, entryId: entry?.id ?? 0 }
  expect((await owner.call(deleteKnowledgeEntry, { params: entryParams })).status).toBe(200)

  expect((await ask(app.origin, agent.publicId, { message: question })).text).not.toContain('weekday')
  expect((await owner.call(getKnowledgeEntry, { params: entryParams })).status).toBe(404)
  expect((await owner.call(deleteKnowledgeEntry, { params: entryParams })).status).toBe(404)
  const other = await ask(app.origin, agent.publicId, { message: 'When do you refund the purchase price?' })
  expect(other.text).toContain('thirty days')
})

test('additions wait for the training; until then the old knowledge answers', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [refunds])
  const params = { id: agent.id }
  await owner.call(addKnowledgeText, { params, body: { content: shipping } })
  const question = { message: 'When do parcels leave the warehouse in Rotterdam?' }
  expect((await ask(app.origin, agent.publicId, question)).text).not.toContain('noon')
  expect((await owner.call(trainAgent, { params })).body).toMatchObject({ trained: true })
  expect((await ask(app.origin, agent.publicId, question)).text).toContain('noon')
})

test('training needs knowledge, and training twice at once is one job', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  expect(await owner.call(trainAgent, { params })).toMatchObject({
    status: 400,
    body: { code: 'no_knowledge' },
  })
  await owner.call(addKnowledgeText, { params, body: { content: shipping } })
  const both = await Promise.all([owner.call(trainAgent, { params }), owner.call(trainAgent, { params })])
  expect(both.map((answer) => answer.body.trained)).toEqual([true, true])
  expect((await owner.call(getAgent, { params })).body).toMatchObject({
    trained: true,
    trainingStatus: 'completed',
  })
})
