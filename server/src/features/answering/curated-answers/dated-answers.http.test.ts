import type { Agent } from '@parleykit/contract/agents/agents'
import { updateAgent } from '@parleykit/contract/agents/agents'
import {
  addCuratedAnswer,
  type CuratedAnswerInput,
  correctMessage,
  listCuratedAnswers,
  updateCuratedAnswer,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { validationTexts } from '@parleykit/contract/answering/curated-answers/limits'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'

let app: TestApp
let now = new Date()
beforeAll(async () => {
  app = await createTestApp({}, undefined, () => now)
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date('2026-12-20T12:00:00Z')
})

const question = 'When are you open on Sundays?'
const always = { question, answer: 'From ten to six.' }
const christmas = {
  question: 'when are you open on sundays?',
  answer: 'Closed for Christmas.',
  validFrom: '2026-12-24',
  validUntil: '2026-12-26',
}

async function makeShop() {
  const owner = await makeOwner(app.origin)
  return { owner, agent: await makeAgent(owner, ['# Boats\n\nBoats are rented at the harbour.']) }
}

const add = (owner: TestOwner, agent: Agent, body: CuratedAnswerInput) =>
  owner.call(addCuratedAnswer, { params: { id: agent.id }, body })
const list = async (owner: TestOwner, agent: Agent) =>
  (await owner.call(listCuratedAnswers, { params: { id: agent.id } })).body

async function answerAt(agent: Agent, instant: string): Promise<string> {
  now = new Date(instant)
  return (await ask(app.origin, agent.publicId, { message: question })).text
}

test('an answer with dates begins and ends by itself, before the one without', async () => {
  const { owner, agent } = await makeShop()
  await add(owner, agent, always)
  const added = await add(owner, agent, christmas)
  expect(added).toMatchObject({ status: 201, body: { state: 'upcoming', validUntil: '2026-12-26' } })
  expect(await answerAt(agent, '2026-12-23T23:59:59Z')).toBe(always.answer)
  expect(await answerAt(agent, '2026-12-24T00:00:00Z')).toBe(christmas.answer)
  expect((await list(owner, agent)).map(({ state }) => state)).toEqual(['active', 'active'])
  expect(await answerAt(agent, '2026-12-26T23:59:59Z')).toBe(christmas.answer)
  expect(await answerAt(agent, '2026-12-27T00:00:00Z')).toBe(always.answer)
  expect((await list(owner, agent)).map(({ state }) => state)).toEqual(['ended', 'active'])
})

test('the days are those of the office hours', async () => {
  const { owner, agent } = await makeShop()
  const days = Array.from({ length: 7 }, () => ({ from: '09:00', to: '17:00' }))
  const officeHours = { timeZone: 'America/New_York', days, text: '' }
  const body = { name: agent.name, officeHours }
  expect((await owner.call(updateAgent, { params: { id: agent.id }, body })).status).toBe(200)
  await add(owner, agent, christmas)
  expect(await answerAt(agent, '2026-12-24T04:59:00Z')).not.toBe(christmas.answer)
  expect(await answerAt(agent, '2026-12-24T05:00:00Z')).toBe(christmas.answer)
  expect(await answerAt(agent, '2026-12-27T04:59:00Z')).toBe(christmas.answer)
  expect(await answerAt(agent, '2026-12-27T05:00:00Z')).not.toBe(christmas.answer)
})

test('only answers with days in common are duplicates', async () => {
  const { owner, agent } = await makeShop()
  await add(owner, agent, christmas)
  const newYear = { ...christmas, validFrom: '2026-12-31', validUntil: '2027-01-01' }
  const added = await add(owner, agent, newYear)
  expect(added.status).toBe(201)
  expect((await add(owner, agent, { ...christmas, validFrom: null, validUntil: '2026-12-24' })).status).toBe(
    409,
  )
  const params = { id: agent.id, answerId: added.body.id }
  const earlier = { ...newYear, validFrom: '2026-12-26' }
  expect((await owner.call(updateCuratedAnswer, { params, body: earlier })).status).toBe(409)
  const open = { question, answer: 'Closed.', validFrom: '2026-12-30', validUntil: null }
  expect((await owner.call(updateCuratedAnswer, { params, body: open })).body).toMatchObject(open)
})

test('swapped and impossible days are refused', async () => {
  const { owner, agent } = await makeShop()
  const refused = await add(owner, agent, { ...always, validFrom: '2026-12-26', validUntil: '2026-12-24' })
  expect(refused).toMatchObject({ status: 400, body: { message: validationTexts.datesSwapped } })
  for (const validFrom of ['2026-02-30', '24.12.2026', 'Christmas'])
    expect((await add(owner, agent, { ...always, validFrom })).status).toBe(400)
  const { body } = await add(owner, agent, christmas)
  const params = { id: agent.id, answerId: body.id }
  const swapped = { ...always, validFrom: '2026-12-27' }
  expect((await owner.call(updateCuratedAnswer, { params, body: swapped })).status).toBe(400)
})

test('a training checks what is given on its day, and the answer with dates is no fault of the other', async () => {
  const { owner, agent } = await makeShop()
  await add(owner, agent, always)
  await add(owner, agent, christmas)
  const checks = async () => {
    await owner.call(trainAgent, { params: { id: agent.id } })
    return (await list(owner, agent)).map(({ check }) => check)
  }
  expect(await checks()).toEqual(['waiting', 'passed'])
  now = new Date('2026-12-25T12:00:00Z')
  expect(await checks()).toEqual(['passed', 'passed'])
})

test('a correction changes the answer that is given today', async () => {
  const { owner, agent } = await makeShop()
  await add(owner, agent, always)
  await add(owner, agent, christmas)
  now = new Date('2026-12-25T12:00:00Z')
  const { conversationId } = await ask(app.origin, agent.publicId, { message: question })
  const messages = await owner.call(listMessages, { params: { id: conversationId ?? 0 } })
  const params = { id: messages.body[1]?.id ?? 0 }
  await owner.call(correctMessage, { params, body: { content: 'Merry Christmas, we are closed.' } })
  expect((await list(owner, agent)).map(({ answer }) => answer)).toEqual([
    'Merry Christmas, we are closed.',
    always.answer,
  ])
})
