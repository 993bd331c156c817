import { updateAgent } from '@parleykit/contract/agents/agents'
import {
  getKnowledgeEntry,
  knowledgeEntrySchema,
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
  await expect.poll(async () => (await get()).facts.waitsForOcr, { timeout: 120_000 }).toBeUndefined()
  return get()
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
