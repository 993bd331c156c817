import { createAgent } from '@parleykit/contract/agents/agents'
import {
  getKnowledgeEntry,
  knowledgeEntrySchema,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { drawScan, writeScannedPdf } from '../../../test/documents/draw-scan.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { writePng } from '../../../test/write-png.ts'
import { sql } from '../../platform/database/drizzle.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const sheet = { width: 1300, height: 500 }
const scan = writeScannedPdf([
  drawScan(['The sauna opens at 2 pm on Sundays.', 'A day ticket costs 17.50 euros.'], sheet),
])

async function upload(owner: TestOwner, agentId: number, file: Buffer, fileName: string): Promise<Response> {
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(file)]), fileName)
  const path = `${app.origin}/api/agents/${agentId}/knowledge/upload`
  return fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })
}

async function listFacts(owner: TestOwner, id: number): Promise<Record<string, unknown>[]> {
  const { body } = await owner.call(listKnowledge, { params: { id } })
  return body.map(({ metadata }) => JSON.parse(metadata))
}

test('a scanned page is read after its upload, and answers with its source', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Baths' } })).body
  const sent = await upload(owner, id, scan, 'prices.pdf')
  expect(sent.status).toBe(201)
  const { id: entryId, metadata } = knowledgeEntrySchema.parse(await sent.json())
  expect(JSON.parse(metadata)).toMatchObject({ waitsForOcr: true, words: 0 })
  await expect
    .poll(() => listFacts(owner, id), { timeout: 120_000 })
    .toMatchObject([{ ocrPages: expect.stringMatching(/^1:\d+$/) }])
  const entry = await owner.call(getKnowledgeEntry, { params: { id, entryId } })
  expect(entry.body.readBy).toBe('ocr')
  expect(entry.body.text).toContain('A day ticket costs 17.50 euros.')
  const { database } = app.platform()
  await database.execute(sql`update knowledge_entries
    set text = text || ' The pool is ⟦g0ld⟧.', text_hash = sha256('weak'::bytea) where id = ${entryId}`)
  await owner.call(trainAgent, { params: { id } })
  const passages = await database.execute(sql`select text from passages where entry_id = ${entryId}`)
  expect(passages.rows.map(({ text }) => text).join()).toMatch(/The pool is \.\.\.\.$/)
  const answer = await ask(app.origin, publicId ?? '', { message: 'When does the sauna open?' })
  expect(answer.text).toContain('2 pm')
  const sources = answer.events.flatMap((event) => event.sources ?? [])
  expect(sources).toMatchObject([{ title: 'prices.pdf (OCR)' }])
})

test('pictures that cannot be read say why', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = (await owner.call(createAgent, { body: { name: 'Pictures' } })).body
  const bomb = await upload(owner, id, writePng(30_000, 30_000, Buffer.alloc(10)), 'bomb.png')
  expect([bomb.status, await bomb.text()]).toEqual([422, expect.stringContaining('50 megapixels')])
  expect((await upload(owner, id, writePng(300, 200), 'black.png')).status).toBe(201)
  await expect
    .poll(() => listFacts(owner, id), { timeout: 120_000 })
    .toMatchObject([{ ocrFailure: 'No text could be read in this picture.' }])
})
