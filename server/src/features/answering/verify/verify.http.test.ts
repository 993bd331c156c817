import { type ReplyCheck, updateAgent } from '@parleykit/contract/agents/agents'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { listDoubtfulAnswers } from '@parleykit/contract/reports/analytics/analytics'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
  '# Opening hours\n\nThe harbour shop is open from nine to six. It is closed on Mondays in winter.',
]
const QUESTION = 'How much does renting a kayak cost?'
const UNTRUE = 'Renting a kayak costs 35 euros [1].'
const RIGHT = 'Renting a kayak costs 20 euros an hour [1].'
const SAYS = `Good question! ${UNTRUE} Life jackets are included [1].`

let model: ScriptedLanguageModel
let app: TestApp
let owner: TestOwner
let agent: { id: number; publicId: string }

beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: SAYS })
  app = await createTestApp({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'writer', LLM_HELPER_MODEL: 'helper' })
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner, KNOWLEDGE)
})
afterAll(async () => {
  await app.close()
  await model.close()
})
beforeEach(async () => {
  model.verifications.length = 0
  model.verify = judge(RIGHT)
  await check('as_written')
})

const check = (replyCheck: ReplyCheck) =>
  owner.call(updateAgent, { params: { id: agent.id }, body: { replyCheck } })

/** Finds the wrong price, and says what is right instead. */
const judge =
  (right: string): ScriptedLanguageModel['verify'] =>
  (parts) =>
    parts.map((part, at) => {
      if (part.startsWith('Good')) return { n: at + 1, held: 'none' }
      return part.includes('35')
        ? { n: at + 1, held: 'no', words: 'costs 20 euros', right }
        : { n: at + 1, held: 'yes', words: 'jackets are included' }
    })

async function chat() {
  const asked = await ask(app.origin, agent.publicId, { message: QUESTION })
  const id = asked.events.at(-1)?.messageId ?? 0
  const { model: told, answerer } = (await owner.call(getAnswerReceipt, { params: { id } })).body
  return { text: asked.text, done: asked.events.at(-1), verification: told?.verification, answerer, id }
}

test('what the passages do not hold is corrected below the reply, with its source, before it is done', async () => {
  const { text, done, verification, id } = await chat()
  expect(text).toBe(`${SAYS}\n\n**Correction:** ${RIGHT}`)
  expect(done).toMatchObject({ done: true, sources: [{ quote: expect.stringContaining('20 euros') }] })
  expect(verification).toMatchObject({
    ...{ outcome: 'corrected', model: 'helper', parts: 3, unproven: 0 },
    untrue: [{ text: UNTRUE, passageId: expect.any(Number) }],
    ...{ inputTokens: 300, outputTokens: 20 },
  })
  const { body } = await owner.call(listDoubtfulAnswers, { params: { id: agent.id } })
  expect(body).toContainEqual(expect.objectContaining({ messageId: id, confidence: 0 }))
})

test('the prompt of the reply comes before the task, so that caches serve it', async () => {
  await chat()
  const written = model.requests.at(-1)?.messages ?? []
  expect(model.verifications).toHaveLength(1)
  expect(model.verifications[0]?.messages.slice(0, written.length)).toEqual(written)
  expect(model.verifications[0]?.messages[written.length]).toEqual({ role: 'assistant', content: SAYS })
})

test('a statement that the knowledge says nothing of is named', async () => {
  model.verify = judge('')
  expect((await chat()).text).toContain(
    "**Correction:** I can't confirm this: “Renting a kayak costs 35 euros”.",
  )
})

test('held back, the reply is put right before it is shown', async () => {
  await check('before_shown')
  const { text, verification } = await chat()
  expect(text).toBe(SAYS.replace(UNTRUE, RIGHT))
  expect(verification?.outcome).toBe('put_right')
})

test("held back, a reply that can't be put right gives way to the knowledge's own words", async () => {
  await check('before_shown')
  model.verify = judge('')
  const { text, verification, answerer } = await chat()
  expect(text).toContain('Renting a kayak costs 20 euros an hour.')
  expect(text).not.toContain('35')
  expect([verification?.outcome, answerer]).toEqual(['replaced', 'embedded'])
})

test('held back, a reply whose statements are not proven gives way too', async () => {
  model.verify = (parts) => parts.map((_, at) => ({ n: at + 1, held: 'yes', words: 'sold every summer' }))
  expect((await chat()).verification).toMatchObject({ outcome: 'unproven', unproven: 3 })
  await check('before_shown')
  const { text, verification, answerer } = await chat()
  expect(text).not.toContain('35')
  expect([verification?.outcome, answerer]).toEqual(['replaced', 'embedded'])
})

test('held back, the statement itself is put right where others begin alike, and stays an item', async () => {
  await check('before_shown')
  model.act = { says: '- Life jackets are included [1].\n- Renting a kayak costs 35 euros [1].' }
  const { text } = await chat()
  model.act = { says: SAYS }
  expect(text).toBe(`- Life jackets are included [1].\n- ${RIGHT}`)
})

test('a reply that is held is shown as it is, whenever it is verified', async () => {
  model.verify = (parts) => parts.map((_, at) => ({ n: at + 1, held: 'none' }))
  for (const replyCheck of ['as_written', 'before_shown'] as const) {
    await check(replyCheck)
    const { text, verification } = await chat()
    expect([text, verification?.outcome]).toEqual([SAYS, 'held'])
  }
})

test.each([
  ['failed', { status: 500 }],
  ['unreadable', { says: 'All true.' }],
  ['late', { stallsAfter: '{"parts":' }],
] as const)('a verification that is %s changes nothing, and the receipt says so', async (outcome, act) => {
  model.verify = () => act
  for (const replyCheck of outcome === 'failed' ? (['as_written'] as const) : (['before_shown'] as const)) {
    await check(replyCheck)
    const { text, verification } = await chat()
    expect([text, verification?.outcome]).toEqual([SAYS, outcome])
  }
})

test('never is never', async () => {
  await check('never')
  const { text, verification } = await chat()
  expect([text, verification, model.verifications]).toEqual([SAYS, null, []])
})

test("held back, a reply that breaks off gives way to the knowledge's own words", async () => {
  await check('before_shown')
  model.act = { diesAfter: 'Renting a kayak costs 20 euros [1]. And ther' }
  const { text, answerer } = await chat()
  model.act = { says: SAYS }
  expect(text).toBe('Renting a kayak costs 20 euros an hour.')
  expect(answerer).toBe('embedded')
})
