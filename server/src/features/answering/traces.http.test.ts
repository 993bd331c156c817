import { getAnswerReceipt, replayAnswer } from '@parleykit/contract/answering/answer-traces'
import { stopChat } from '@parleykit/contract/chat/chat'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

const QUESTION = 'How much does renting a kayak cost?'
let model: ScriptedLanguageModel
let app: TestApp
let owner: TestOwner

// The free plan holds one agent: an owner for each test.
beforeEach(async () => {
  owner = await makeOwner(app.origin)
})
beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: 'Twenty euros [1].' })
  app = await createTestApp({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'm' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

/** Whether any stored trace has the word. */
async function isInTraces(word: string): Promise<boolean> {
  const client = new Client(app.databaseUrl)
  await client.connect()
  const found = await client.query(
    `select 1 from answer_receipts where receipt::text ilike $1 or message_id is null`,
    [`%${word}%`],
  )
  await client.end()
  return (found.rowCount ?? 0) > 0
}

test('a receipt is its owner’s alone, and holds no text of an entry that was deleted', async () => {
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros; ask Quillfeather.'])
  const asked = await ask(app.origin, agent.publicId, { message: QUESTION })
  const params = { id: asked.events.at(-1)?.messageId ?? 0 }
  const before = (await owner.call(getAnswerReceipt, { params })).body
  expect(JSON.stringify(before.model?.prompt)).toContain('Quillfeather')
  const [entry] = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  expect(before.passages[0]?.text).toContain('Quillfeather')
  expect(before.passages[0]?.entryId).toBe(entry?.id)
  expect(before.terms.map(({ word }) => word)).toContain('kayak')
  expect(before.gate?.confidence).toBeGreaterThan(before.gate?.threshold ?? 1)
  const stranger = await makeOwner(app.origin)
  expect((await stranger.call(getAnswerReceipt, { params })).status).toBe(404)
  expect((await stranger.call(replayAnswer, { params })).status).toBe(404)
  expect((await callRoute(app.origin, getAnswerReceipt, { params })).status).toBe(401)

  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: entry?.id ?? 0 } })
  const after = (await owner.call(getAnswerReceipt, { params })).body
  expect(after.passages[0]).toMatchObject({ entryId: null, title: null, text: null, use: 'cited' })
  expect(JSON.stringify(after)).not.toContain('Quillfeather')
  expect(await isInTraces('Quillfeather')).toBe(false)
  expect(await isInTraces('answerer')).toBe(true)
})

test('a replay answers the same question on today’s knowledge, beside the old answer, and stores nothing', async () => {
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  const asked = await ask(app.origin, agent.publicId, { message: QUESTION })
  const params = { id: asked.events.at(-1)?.messageId ?? 0 }
  const [old] = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: old?.id ?? 0 } })
  const content = '# Kayaks\n\nRenting a kayak costs 35 euros an hour from this summer on.'
  await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content } })
  await owner.call(trainAgent, { params: { id: agent.id } })
  model.act = { says: 'Thirty-five euros [1].' }
  const replay = (await owner.call(replayAnswer, { params })).body
  expect(replay.question).toBe(QUESTION)
  expect(replay.before.text).toBe('Twenty euros [1].')
  expect(replay.today.text).toBe('Thirty-five euros [1].')
  expect(replay.today.sources[0]?.quote).toContain('35 euros')
  expect(replay.today.receipt?.passages[0]?.text).toContain('35 euros')
  const stored = await owner.call(listMessages, { params: { id: asked.conversationId ?? 0 } })
  expect(stored.body).toHaveLength(2)
})

test('a stop ends the request to the model; what was shown so far is stored', async () => {
  const agent = await makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])
  model.act = { stallsAfter: 'It is 20 euros [1]. And ther' }
  const { closedEarly } = model
  const visitorId = 'stops'
  const response = await fetch(`${app.origin}/api/public/chat-stream/${agent.publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId, message: QUESTION }),
  })
  let received = ''
  let isStopped = false
  for await (const chunk of response.body ?? []) {
    received += Buffer.from(chunk).toString()
    if (isStopped || !received.includes('20 euros')) continue
    isStopped = true
    const responseId = /"responseId":"([^"]+)"/.exec(received)?.[1] ?? ''
    const visitorToken = /"visitorToken":"([^"]+)"/.exec(received)?.[1] ?? ''
    const stop = await callRoute(app.origin, stopChat, {
      params: { botId: agent.publicId },
      body: { visitorId, responseId },
      headers: { 'x-visitor-token': visitorToken },
    })
    expect(stop.status).toBe(200)
  }
  expect(received).toContain('"done":true')
  const [conversation] = (await owner.call(listConversations, { params: { id: agent.id } })).body
  const { body: stored } = await owner.call(listMessages, { params: { id: conversation?.id ?? 0 } })
  expect(stored.at(-1)?.content).toBe('It is 20 euros [1]. And ther')
  expect(model.closedEarly).toBe(closedEarly + 1)
})

test('a visitor who leaves ends nothing: the answer is written and stored', async () => {
  const said = Array.from({ length: 40 }, (_, at) => `Kayak ${at} costs 20 euros [1].`)
  const knowledge = said.map((sentence) => sentence.replace(' [1]', '')).join('\n\n')
  const agent = await makeAgent(owner, [`# Kayaks\n\n${knowledge}`])
  model.act = { says: said.join(' ') }
  const leave = new AbortController()
  const response = await fetch(`${app.origin}/api/public/chat-stream/${agent.publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ visitorId: 'leaves', message: QUESTION }),
    signal: leave.signal,
  })
  const reader = response.body?.getReader()
  const first = Buffer.from((await reader?.read())?.value ?? []).toString()
  leave.abort()
  const conversationId = Number(/"conversationId":(\d+)/.exec(first)?.[1])
  await expect
    .poll(
      async () => (await owner.call(listMessages, { params: { id: conversationId } })).body.at(-1)?.content,
    )
    .toMatch(/^Kayak 0 costs 20 euros \[1\]\. .*Kayak 25 costs 20 euros \[1\]\./)
})
