import { updateAgent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  getKnowledgeEntry,
  knowledgeEntrySchema,
  readScanAgain,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { getWorkspaceSpend } from '@parleykit/contract/models/spend'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { drawScan, writeScannedPdf } from '../../../test/documents/draw-scan.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import {
  type ModelAct,
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { resumeLostScans } from './resume-lost-scans.ts'

let model: ScriptedLanguageModel
let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  model = await startScriptedLanguageModel({ status: 500 })
  app = await createTestApp({
    ...{ LLM_BASE_URL: model.baseUrl, LLM_API_KEY: 'sk-test', LLM_MODEL: 'large', LLM_FAST_MODEL: 'small' },
  })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(async () => {
  owner = await makeOwner(app.origin)
  model.requests.length = 0
})

const sheet = { width: 1000, height: 240 }
const saunaPage = drawScan(['A day ticket costs 17.50 euros.'], sheet)
const poolPage = drawScan(['The pool is closed on Mondays.'], sheet)

/** Does one thing after another. */
function inTurn(...acts: ModelAct[]): ModelAct {
  return { obeys: () => acts.shift() ?? { status: 500 } }
}

/** Uploads a scan and waits until it is read. */
async function read(bytes: Buffer, settings: object) {
  const { id } = await makeAgent(owner, [])
  await owner.call(updateAgent, { params: { id }, body: { trainsItself: false, ...settings } })
  const file = { name: 'scan.pdf', bytes }
  const uploaded = await owner.call(uploadKnowledgeFile, { params: { id }, query: {}, file })
  const { id: entryId } = knowledgeEntrySchema.parse(uploaded.body)
  const get = async () => {
    const { body } = await owner.call(getKnowledgeEntry, { params: { id, entryId } })
    return { ...body, facts: JSON.parse(body.metadata) as Record<string, unknown> }
  }
  const isDone = async () => (await get()).facts.waitsForOcr === undefined
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true)
  return { ...(await get()), params: { id, entryId }, get, isDone }
}

const byModel = { modelReadsScans: true }
const onePage = writeScannedPdf([saunaPage])
const written = '# Prices\n\n| Ticket | Price |\n|---|---|\n| Day | 17.50 € |'

test('a model reads a page, and OCR the next one, which the model cannot read', async () => {
  model.act = inTurn({ says: `\`\`\`markdown\n${written}\n\`\`\``, read: 1234 }, { status: 400 })
  const entry = await read(writeScannedPdf([saunaPage, poolPage]), byModel)
  expect(entry.text).toBe(`${written}\n\nThe pool is closed on Mondays.`)
  expect(entry).toMatchObject({
    readBy: 'model',
    facts: { modelPages: 1, ocrPages: expect.stringMatching(/^2:\d+$/) },
  })
  expect(JSON.stringify(model.requests[0])).toContain('data:image/webp;base64,')
  const inputTokens = async () => (await owner.call(getWorkspaceSpend)).body.month.inputTokens
  await expect.poll(inputTokens).toBe(1234)
})

test.each<[string, ModelAct, object, number]>([
  ['the owner has not let a model read', { says: written }, {}, 0],
  ['nothing may be sent to a model', { says: written }, { ...byModel, usesModels: false }, 0],
  [
    'its budget is too small',
    { says: written },
    { ...byModel, modelBudget: { unit: 'tokens', amount: 1000 } },
    0,
  ],
  ['the model breaks off', { diesAfter: '# Pri' }, byModel, 1],
])('OCR reads if %s', async (_, act, settings, requests) => {
  model.act = act
  const entry = await read(onePage, settings)
  expect(entry).toMatchObject({ readBy: 'ocr', facts: { ocrConfidence: expect.any(Number) } })
  expect(entry.text).toContain('A day ticket costs 17.50 euros.')
  expect(model.requests).toHaveLength(requests)
})

test('what a model writes is bounded, and only text', async () => {
  model.act = { says: `⟦Sauna⟧ \u0000\u202e${'x'.repeat(45_000)}` }
  const { text } = await read(onePage, byModel)
  expect(text).toMatch(/^Sauna /)
  expect([text.includes('\u0000'), text.length <= 40_000]).toEqual([false, true])
})

test('a scan can be read again, ends when its job failed too often, and is queued again without one', async () => {
  model.act = { says: 'First.' }
  const { params, get, isDone } = await read(onePage, byModel)
  model.act = { says: 'Second.' }
  expect((await owner.call(readScanAgain, { params })).status).toBe(200)
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true)
  expect((await get()).text).toBe('Second.')

  const { database } = app.platform()
  const isJob = sql`name = 'read-scan' and singleton_key = ${String(params.entryId)}`
  const wait = sql`update knowledge_entries set facts = facts || '{"waitsForOcr": true}' where id = ${params.entryId}`
  await database.execute(
    sql`update jobs.job set state = 'failed', output = '{"message": "broken"}' where ${isJob}`,
  )
  await database.execute(wait)
  await resumeLostScans(app.platform())
  expect((await get()).facts).toMatchObject({
    ocrFailure: 'The server failed to read this scan several times.',
  })

  model.act = { says: 'Third.' }
  await database.execute(sql`delete from jobs.job where ${isJob}`)
  await database.execute(wait)
  await resumeLostScans(app.platform())
  await expect.poll(isDone, { timeout: 120_000 }).toBe(true)
  expect((await get()).text).toBe('Third.')

  const { body: typed } = await owner.call(addKnowledgeText, {
    params,
    body: { content: 'The pool is open.' },
  })
  const refused = await owner.call(readScanAgain, { params: { ...params, entryId: typed.id } })
  expect([refused.status, refused.body]).toEqual([
    400,
    expect.objectContaining({ code: 'validation_failed' }),
  ])
})
