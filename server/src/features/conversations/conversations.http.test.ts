import { type Agent, getAgent } from '@parleykit/contract/agents/agents'
import {
  correctMessage,
  listCuratedAnswers,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import * as contract from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { callRoute } from '../../../test/call-route.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
let owner: TestOwner
let agent: Agent
const shipping = 'Parcels leave our warehouse in Rotterdam every weekday at noon.'
const answered = 'When do parcels leave the warehouse in Rotterdam?'
const refused = '=HYPERLINK("http://evil.example") 100%_sure?'
/** By what the visitor asked. */
const ids = { answered: 0, refused: 0, test: 0 }

beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner, [shipping])
  ids.answered = await talk(answered)
  ids.refused = await talk(refused)
  ids.test = await talk('A test from the playground', { preview: true }, { cookie: owner.cookie })
})
afterAll(() => app.close())

async function talk(message: string, request = {}, headers = {}): Promise<number> {
  return (await ask(app.origin, agent.publicId, { message, ...request }, headers)).conversationId ?? 0
}

async function search(
  query: NonNullable<Parameters<typeof owner.call<typeof contract.listConversations>>[1]>['query'],
) {
  const params = { id: agent.id }
  const { headers, body } = await owner.call(contract.listConversations, { params, ...(query && { query }) })
  return { total: headers.get(totalCountHeader), ids: body.map(({ id }) => id), body }
}

async function messagesOf(id: number) {
  return (await owner.call(contract.listMessages, { params: { id } })).body
}

function rate(messageId: number, visitorToken: string, thumb: contract.Thumb | null) {
  const params = { botId: agent.publicId, messageId }
  const headers = { 'x-visitor-token': visitorToken }
  return callRoute(app.origin, contract.rateMessage, { params, body: { thumb }, headers })
}

describe('the list', () => {
  test('is newest first with the number of all, and leaves out the playground unless it is asked for', async () => {
    expect(await search({})).toMatchObject({ total: '2', ids: [ids.refused, ids.answered] })
    expect((await search({ tests: '1' })).ids).toEqual([ids.test, ids.refused, ids.answered])
    expect(await search({ page: 2, pageSize: 1 })).toMatchObject({ total: '2', ids: [ids.answered] })
    expect(await search({ page: 9, pageSize: 1 })).toMatchObject({ total: '2', ids: [] })
  })

  test('tells of each who asked, what was answered last and what it cost, and so does one by its id', async () => {
    const { body } = await search({ tests: '1' })
    const [tested, declined, answer] = body
    expect(answer).toMatchObject({ lastAnswer: expect.stringContaining('Rotterdam'), credits: 1 })
    expect(answer?.visitorName).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/)
    expect(Date.parse(answer?.lastMessageAt ?? '')).toBeGreaterThanOrEqual(
      Date.parse(answer?.startedAt ?? ''),
    )
    expect(declined).toMatchObject({ lastAnswer: visitorTexts('en').irrelevantPrompt, credits: 0 })
    expect(tested?.credits).toBe(0)
    const params = { id: ids.answered }
    expect((await owner.call(contract.getConversation, { params })).body).toEqual(answer)
    const stranger = await makeOwner(app.origin)
    expect((await stranger.call(contract.getConversation, { params })).status).toBe(404)
  })

  test('is searched in the words of its messages, in any case and taken literally', async () => {
    expect((await search({ q: 'EVERY WEEKDAY' })).ids).toEqual([ids.answered])
    expect((await search({ q: 'ÄRGER' })).ids).toEqual([])
    expect((await search({ q: '100%_s' })).ids).toEqual([ids.refused])
    expect((await search({ q: '100__s' })).ids).toEqual([])
    expect((await search({ q: 'nobody said this' })).total).toBe('0')
    expect((await search({ q: 'weekday every' })).ids).toEqual([ids.answered])
    expect((await search({ q: '"every weekday"' })).ids).toEqual([ids.answered])
    expect((await search({ q: '"weekday every"' })).ids).toEqual([])
    expect((await search({ q: '"' })).ids).toEqual([ids.refused])
  })

  test('is narrowed by when it was, by refusals and by corrections', async () => {
    const { body } = await search({ filter: 'refused' })
    expect(body).toMatchObject([{ id: ids.refused, hasRefusal: true, hasCorrection: false, thumbsUp: 0 }])
    expect((await search({ filter: 'corrected' })).ids).toEqual([])
    const startedAt = body[0]?.startedAt ?? ''
    expect((await search({ from: startedAt })).ids).toEqual([ids.refused])
    expect((await search({ to: startedAt })).ids).toEqual([ids.answered])
    const params = { id: agent.id }
    const backwards = { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z' }
    expect(await owner.call(contract.listConversations, { params, query: backwards })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('later') },
    })
    const wrong = { filter: 'refused,nonsense' }
    expect((await owner.call(contract.listConversations, { params, query: wrong })).status).toBe(400)
  })
})

test("a visitor rates an agent's message in an own conversation, and takes it back", async () => {
  const asked = await ask(app.origin, agent.publicId, { message: answered })
  const id = asked.conversationId ?? 0
  const other = await ask(app.origin, agent.publicId, { message: answered })
  const [visitors, agents] = await messagesOf(id)
  const messageId = agents?.id ?? 0
  expect(await rate(messageId, asked.visitorToken, 'down')).toMatchObject({
    status: 200,
    body: { thumb: 'down' },
  })
  expect((await search({ filter: 'thumbs_down,thumbs_up' })).body).toMatchObject([{ id, thumbsDown: 1 }])
  const params = { botId: agent.publicId, conversationId: id }
  const headers = { 'x-visitor-token': asked.visitorToken }
  const own = await callRoute(app.origin, contract.listVisitorMessages, { params, headers })
  expect(own.body[1]).toMatchObject({ thumb: 'down' })
  expect(own.body[1]).not.toHaveProperty('originalContent')
  expect((await rate(messageId, other.visitorToken, 'up')).status).toBe(404)
  expect((await rate(visitors?.id ?? 0, asked.visitorToken, 'up')).status).toBe(404)
  expect((await messagesOf(id))[1]?.thumb).toBe('down')
  await rate(messageId, asked.visitorToken, null)
  expect((await search({ filter: 'thumbs_down' })).ids).toEqual([])
})

test('a comment to a thumb down is kept with it, told to the owner, and goes with it', async () => {
  const asked = await ask(app.origin, agent.publicId, { message: answered })
  const id = asked.conversationId ?? 0
  const messageId = (await messagesOf(id))[1]?.id ?? 0
  const params = { botId: agent.publicId, messageId }
  const headers = { 'x-visitor-token': asked.visitorToken }
  const say = (body: { thumb: contract.Thumb | null; comment?: string }) =>
    callRoute(app.origin, contract.rateMessage, { params, body, headers })
  const kept = async () => (await messagesOf(id))[1]
  await say({ thumb: 'down', comment: '  =SUM(1) is no answer; =2  ' })
  expect(await kept()).toMatchObject({ thumb: 'down', thumbComment: '=SUM(1) is no answer; =2' })
  await say({ thumb: 'down' })
  expect((await kept())?.thumbComment).toBe('=SUM(1) is no answer; =2')
  const file = await fetch(`${app.origin}/api/bots/${agent.id}/conversations/export?format=csv`, {
    headers: { cookie: owner.cookie },
  })
  expect(await file.text()).toContain("'=SUM(1) is no answer; '=2")
  expect((await say({ thumb: 'down', comment: 'x'.repeat(1001) })).status).toBe(400)
  expect((await kept())?.thumbComment).toBe('=SUM(1) is no answer; =2')
  await say({ thumb: 'up', comment: 'No comment for a thumb up' })
  expect(await kept()).toMatchObject({ thumb: 'up', thumbComment: null })
  await say({ thumb: null })
})

describe('the export', () => {
  const path = (format: string, query = '') =>
    `${app.origin}/api/bots/${agent.id}/conversations/export?format=${format}${query}`
  const get = (url: string) => fetch(url, { headers: { cookie: owner.cookie } })
  const getJson = async (url: string): Promise<{ id: number }[]> => JSON.parse(await (await get(url)).text())

  test('as CSV has a row for each message found, and no formula', async () => {
    const response = await get(path('csv', '&filter=refused'))
    expect(response.headers.get('content-disposition')).toMatch(/Harbour Shop conversations .*\.csv/)
    const lines = Buffer.from(await response.arrayBuffer())
      .toString('utf8')
      .trimEnd()
      .split('\n')
    expect(lines[0]).toMatch(/^\ufeffconversation,started,/)
    expect(lines).toHaveLength(3)
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://evil.example"") 100%_sure?"`)
  })

  test('as JSON is an array of conversations with their messages', async () => {
    const found = await getJson(path('json', '&tests=1'))
    const first = found.find(({ id }) => id === ids.answered)
    expect(first).toMatchObject({ isTest: false, messages: [{ content: answered }, { senderType: 'agent' }] })
    expect(found.map(({ id }) => id)).toContain(ids.test)
    expect(await getJson(path('json', '&q=nobody-said-this'))).toEqual([])
  })
})

test('deleting a conversation takes its messages and its count, and leaves what was learned', async () => {
  const params = { id: agent.id }
  const id = await talk('When do parcels leave?')
  const reply = (await messagesOf(id))[1]
  await owner.call(correctMessage, { params: { id: reply?.id ?? 0 }, body: { content: 'At noon sharp.' } })
  const countBefore = (await owner.call(getAgent, { params })).body.conversationCount
  expect((await owner.call(contract.deleteConversation, { params: { id } })).status).toBe(200)
  expect((await owner.call(contract.listMessages, { params: { id } })).status).toBe(404)
  expect((await owner.call(contract.deleteConversation, { params: { id } })).status).toBe(404)
  expect((await owner.call(getAgent, { params })).body.conversationCount).toBe(countBefore - 1)
  const curated = (await owner.call(listCuratedAnswers, { params })).body
  expect(curated).toMatchObject([{ answer: 'At noon sharp.', messageId: null, conversationId: null }])
  const answer = await ask(app.origin, agent.publicId, { message: 'when do parcels leave' })
  expect(answer.text).toBe('At noon sharp.')
})

test('nothing of another owner can be listed, read, exported or deleted', async () => {
  const stranger = await makeOwner(app.origin)
  const answers = await Promise.all([
    stranger.call(contract.listConversations, { params: { id: agent.id } }),
    stranger.call(contract.exportConversations, { params: { id: agent.id } }),
    stranger.call(contract.listMessages, { params: { id: ids.answered } }),
    stranger.call(contract.deleteConversation, { params: { id: ids.answered } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
