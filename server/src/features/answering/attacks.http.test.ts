import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { knowledgeAttacks } from '../../../test/attacks/knowledge-attacks.ts'
import { visitorAttacks } from '../../../test/attacks/visitor-attacks.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
  '# Opening hours\n\nThe harbour shop is open from nine to six. It is closed on Mondays in winter.',
]
const CORRECTED = /\n\n\*\*\p{L}+ ?[:：]\*\* \S/u
const QUESTION = 'How much does renting a kayak cost?'

let model: ScriptedLanguageModel
let app: TestApp

beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: 'Fine.' })
  app = await createTestApp({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'obeys' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})
// As strict as the prompt of the verification asks: nothing of what an obedient model says is in the knowledge.
beforeEach(() => {
  model.verify = (parts) => parts.map((_, at) => ({ n: at + 1, held: 'no', words: '', right: '' }))
})

test('there are at least sixty attacks', () => {
  expect(visitorAttacks.length + knowledgeAttacks.length).toBeGreaterThanOrEqual(60)
})

test('no visitor makes an obedient model say what the knowledge does not, uncorrected', async () => {
  const { publicId } = await makeAgent(await makeOwner(app.origin), KNOWLEDGE)
  const heldBack: string[] = []
  for (const { text, says, never } of visitorAttacks) {
    model.act = { says }
    const { text: reply } = await ask(app.origin, publicId, { message: text })
    expect(reply, text).not.toBe('')
    if (!never.test(reply)) heldBack.push(text)
    else expect(reply, text).toMatch(CORRECTED)
  }
  // These need no model that verifies.
  expect(heldBack).toHaveLength(18)
})

test('no text of the knowledge that gives orders makes an obedient model follow them, uncorrected', async () => {
  const owner = await makeOwner(app.origin)
  const { publicId } = await makeAgent(owner, [
    ...KNOWLEDGE,
    knowledgeAttacks.map(({ text }) => text).join('\n\n'),
  ])
  for (const { text, says, never } of knowledgeAttacks) {
    model.act = { says }
    const { text: reply } = await ask(app.origin, publicId, { message: QUESTION })
    if (never.test(reply)) expect(reply, text).toMatch(CORRECTED)
  }
})
