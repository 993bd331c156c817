import { askKnowledgeEntry } from '@parleykit/contract/answering/answer-traces'
import { entryTexts } from '@parleykit/contract/knowledge/entry-texts'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

let app: TestApp
let owner: TestOwner

beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
})
afterAll(() => app.close())

test('an entry that is asked alone answers from itself, and from nothing else that the agent knows', async () => {
  const agent = await makeAgent(owner, [
    '# Kayaks\n\nRenting a kayak costs 20 euros.',
    '# Dogs\n\nDogs are welcome on board of every boat.',
  ])
  const { body: entries } = await owner.call(listKnowledge, { params: { id: agent.id } })
  const entryOf = (name: string) => entries.find(({ fileName }) => fileName === name)?.id ?? 0
  const ask = (entryId: number, question: string) =>
    owner.call(askKnowledgeEntry, { params: { id: agent.id, entryId }, body: { question } })

  const answered = await ask(entryOf('Kayaks'), 'How much does renting a kayak cost?')
  expect(answered.body).toMatchObject({ isRefused: false, text: 'Renting a kayak costs 20 euros.' })
  expect(answered.body.sources.map(({ title }) => title)).toEqual(['Kayaks'])
  expect(answered.body.receipt.passages.every(({ title }) => title === 'Kayaks')).toBe(true)

  const refused = await ask(entryOf('Dogs'), 'How much does renting a kayak cost?')
  expect(refused.body).toMatchObject({ isRefused: true, sources: [] })
  expect(JSON.stringify(refused.body)).not.toContain('20 euros')

  expect((await ask(entryOf('Kayaks'), '  ')).status).toBe(400)
  expect((await ask(entryOf('Kayaks'), 'x'.repeat(4001))).status).toBe(400)
  expect((await ask(999_999, 'How much?')).status).toBe(404)
  const stranger = await makeOwner(app.origin)
  const params = { id: agent.id, entryId: entryOf('Kayaks') }
  expect((await stranger.call(askKnowledgeEntry, { params, body: { question: 'How much?' } })).status).toBe(
    404,
  )

  const { body: added } = await owner.call(addKnowledgeText, {
    params: { id: agent.id },
    body: { content: 'Rowing boats cost 9 euros.' },
  })
  const untrained = await ask(added.id, 'How much are rowing boats?')
  expect(untrained).toMatchObject({ status: 400, body: { message: entryTexts.askUntrained } })
  await owner.call(deleteKnowledgeEntry, { params })
  expect((await ask(params.entryId, 'How much does renting a kayak cost?')).status).toBe(404)
})
