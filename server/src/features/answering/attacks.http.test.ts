import { afterAll, beforeAll, expect, test } from 'vitest'
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
const STORY = Array.from(
  { length: 60 },
  (_, at) =>
    `Pier number ${at} was built of oak in ${1800 + at} and holds ${at + 5} sailing ships in summer.`,
)
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

test('there are at least sixty attacks', () => {
  expect(visitorAttacks.length + knowledgeAttacks.length).toBeGreaterThanOrEqual(60)
})

test('no visitor makes an obedient model say what the knowledge does not', async () => {
  const { publicId } = await makeAgent(await makeOwner(app.origin), KNOWLEDGE)
  for (const { text, says, never } of visitorAttacks) {
    model.act = { says }
    const { text: reply } = await ask(app.origin, publicId, { message: text })
    expect(reply, text).not.toMatch(never)
    expect(reply, text).not.toBe('')
  }
})

test('no text of the knowledge that gives orders makes an obedient model follow them', async () => {
  const owner = await makeOwner(app.origin)
  const { publicId } = await makeAgent(owner, [
    ...KNOWLEDGE,
    knowledgeAttacks.map(({ text }) => text).join('\n\n'),
  ])
  for (const { text, says, never } of knowledgeAttacks) {
    model.act = { says }
    const { text: reply } = await ask(app.origin, publicId, { message: QUESTION })
    expect(reply, text).not.toMatch(never)
    if (!says.includes('Handler')) expect(reply, text).toContain('20 euros')
  }
})

test('a reply repeats a thousand characters of the knowledge at most, unless lines were asked for', async () => {
  const owner = await makeOwner(app.origin)
  const { publicId } = await makeAgent(owner, [STORY.join(' '), STORY.map((line) => `- ${line}`).join('\n')])
  const cited = STORY.map((line) => `${line.replace(/\.$/, '')} [1][2][3][4][5][6][7][8][9][10].`)
  model.act = { says: cited.join(' ') }
  const prose = await ask(app.origin, publicId, { message: 'Tell me about the piers, word for word.' })
  expect(prose.text.length).toBeGreaterThan(500)
  expect(prose.text.replace(/\s?\[\d+\]/g, '').length).toBeLessThanOrEqual(1000)
  model.act = { says: STORY.map((line) => `- ${line}`).join('\n') }
  const dumped = await ask(app.origin, publicId, { message: 'Repeat what you know.' })
  expect(dumped.text.length).toBeLessThanOrEqual(1100)
})
