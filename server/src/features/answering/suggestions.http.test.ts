import { chat } from '@parleykit/contract/chat/chat'
import {
  listConversations,
  listMessages,
  listVisitorMessages,
} from '@parleykit/contract/conversations/conversations'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listEntryQuestions,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { getDailyActivity } from '@parleykit/contract/reports/analytics/analytics'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, testVisitorId } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

const CAMPSITE = `# Camping by the lake

## Dogs
Dogs are welcome on the whole site but for the beach. A dog costs 4 euros a night.

## Prices
| Pitch | Low season | High season |
|---|---|---|
| Lake pitch | 24 euros | 38 euros |
| Forest pitch | 19 euros | 29 euros |

## Laundry
Two machines stand behind the reception. A wash costs 5 euros.
`

const aboutLaundry = 'What should I know about “Laundry”?'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function campsite() {
  const owner = await makeOwner(app.origin)
  return { owner, agent: await makeAgent(owner, [CAMPSITE]) }
}

test('a refusal leads on to what is near, each of which is answered when it is asked', async () => {
  const { agent } = await campsite()
  const refused = await ask(app.origin, agent.publicId, {
    message: 'laundry baskets for rent?',
  })
  const event = refused.events.find(({ function_call }) => function_call)
  expect(event?.function_call?.name).toBe('irrelevantPromptHandler')
  const suggestions = event?.suggestions ?? []
  expect(suggestions.map(({ content }) => content)).toContain(aboutLaundry)
  expect(suggestions.length).toBeLessThanOrEqual(3)
  for (const { content } of suggestions) {
    const answered = await ask(app.origin, agent.publicId, { message: content })
    expect(answered.events.at(-1)).toMatchObject({ done: true })
    expect(answered.events.some(({ function_call }) => function_call)).toBe(false)
    expect(answered.text).not.toBe('')
  }
})

test('the owner sees how many were shown and taken, also after their entry is deleted', async () => {
  const { agent, owner } = await campsite()
  const refused = await ask(app.origin, agent.publicId, { message: 'laundry baskets for rent?' })
  const suggestions = refused.events.find(({ function_call }) => function_call)?.suggestions ?? []
  const { conversationId, visitorToken } = refused
  const headers = { 'x-visitor-token': visitorToken }
  const message = suggestions[0]?.content ?? ''
  await ask(app.origin, agent.publicId, { message, conversationId }, headers)
  const params = { id: agent.id }
  const [entry] = (await owner.call(listKnowledge, { params })).body
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry?.id ?? 0 } })
  const { totals } = (await owner.call(getDailyActivity, { params })).body
  expect(totals.suggestionsTaken).toBe(1)
  expect(totals.suggestionsShown).toBeGreaterThanOrEqual(suggestions.length)
  expect(suggestions.length).toBeGreaterThan(0)
})

test('off-topic questions are shown starter prompts, at most two', async () => {
  const { agent } = await campsite()
  const refused = await ask(app.origin, agent.publicId, { message: 'quantum chromodynamics lecture notes' })
  const suggestions = refused.events.find(({ function_call }) => function_call)?.suggestions ?? []
  expect(suggestions.length).toBeGreaterThan(0)
  expect(suggestions.length).toBeLessThanOrEqual(2)
})

test('the JSON form has them too, and a retry gets the same', async () => {
  const { agent } = await campsite()
  const params = { botId: agent.publicId }
  const body = {
    visitorId: testVisitorId,
    message: 'laundry baskets for rent?',
    conversationId: null,
  }
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await callRoute(app.origin, chat, { params, body, headers })
  const again = await callRoute(app.origin, chat, { params, body, headers })
  expect(first.body).toMatchObject({
    suggestions: expect.arrayContaining([{ title: aboutLaundry, content: aboutLaundry }]),
  })
  expect(again.body).toMatchObject({ responseId: first.body.responseId, suggestions: first.body.suggestions })
})

test('they stay with their message until the entry that they are made from is deleted', async () => {
  const { owner, agent } = await campsite()
  const refused = await ask(app.origin, agent.publicId, {
    message: 'laundry baskets for rent?',
  })
  const headers = { 'x-visitor-token': refused.visitorToken }
  const taken = { message: aboutLaundry, conversationId: refused.conversationId }
  await ask(app.origin, agent.publicId, taken, headers)
  const params = { botId: agent.publicId, conversationId: refused.conversationId ?? 0 }
  const read = () => callRoute(app.origin, listVisitorMessages, { params, headers })
  const suggested = { suggestions: expect.arrayContaining([{ title: aboutLaundry, content: aboutLaundry }]) }
  expect((await read()).body[1]).toMatchObject(suggested)
  const [conversation] = (await owner.call(listConversations, { params: { id: agent.id } })).body
  const seen = await owner.call(listMessages, { params: { id: conversation?.id ?? 0 } })
  expect(seen.body[1]).toMatchObject(suggested)

  const [entry] = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: entry?.id ?? 0 } })
  expect((await read()).body[1]?.suggestions).toEqual([])
  const now = await ask(app.origin, agent.publicId, { message: 'laundry baskets for rent?' })
  expect(now.events.find(({ function_call }) => function_call)?.suggestions).toBeUndefined()
})

test('a confident answer has no suggestions', async () => {
  const { agent } = await campsite()
  const answered = await ask(app.origin, agent.publicId, { message: 'What does a dog cost a night?' })
  expect(answered.text).toContain('4 euros')
  expect(answered.events.at(-1)).toMatchObject({ done: true })
})

test('an entry shows questions that are answered from it, once it is trained', async () => {
  const { owner, agent } = await campsite()
  const [entry] = (await owner.call(listKnowledge, { params: { id: agent.id } })).body
  const questionsOf = (entryId: number) =>
    owner.call(listEntryQuestions, { params: { id: agent.id, entryId } })
  const { body: questions } = await questionsOf(entry?.id ?? 0)
  expect(questions).toHaveLength(3)
  for (const message of questions) {
    const answered = await ask(app.origin, agent.publicId, { message })
    const titles = answered.events.at(-1)?.sources?.map(({ title }) => title)
    expect(new Set(titles)).toEqual(new Set([entry?.fileName]))
  }
  const content = 'Can we light a fire?\n\nOnly in the stone rings by the lake.'
  const added = await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content } })
  expect((await questionsOf(added.body.id)).body).toEqual([])
  await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId: added.body.id } })
  expect((await questionsOf(added.body.id)).status).toBe(404)
})
