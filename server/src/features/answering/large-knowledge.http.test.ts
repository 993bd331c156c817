import { randomUUID } from 'node:crypto'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/create-test-database.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import {
  type ModelAct,
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../test/scripted-language-model.ts'

const KAYAKS = '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.'
const GARDENS = Array.from(
  { length: 40 },
  (_, at) => `# Garden ${at}\n\nGarden number ${at} has old oaks, roses and a pond with ${at + 3} carp.`,
).join('\n\n')

let environment: Record<string, string>
let model: ScriptedLanguageModel
let database: TestDatabase
/** Reads passages only; whatever fits; the latter once more, as another process. */
let passagesOnly: TestApp
let app: TestApp
let other: TestApp
let owner: TestOwner
let agent: { id: number; publicId: string }
const warnings: Record<string, unknown>[] = []

beforeAll(async () => {
  model = await startScriptedLanguageModel({ says: 'Fine [1].', read: 2000 })
  database = await createTestDatabase()
  environment = {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm',
    LLM_TRAINING_QUESTIONS: 'off',
    DATABASE_URL: database.url,
  }
  passagesOnly = await createTestApp({ ...environment, LLM_CONTEXT_TOKENS: '0' })
  app = await createTestApp(environment, (line) => line.level === 40 && warnings.push(line))
  other = await createTestApp(environment)
  owner = await makeOwner(app.origin)
  agent = await makeAgent(owner, [KAYAKS, GARDENS])
})
afterAll(async () => {
  await Promise.all([passagesOnly, app, other].map((each) => each.close()))
  await model.close()
  await database.drop()
})
beforeEach(() => {
  model.requests.length = 0
})

const isRewriting = ({ messages }: { messages: { content: string }[] }) =>
  messages[0]?.content.startsWith('Rewrite the last message') === true
/** Rewrites as told, and declines to answer. */
const rewriting = (act: ModelAct): ModelAct => ({
  obeys: (messages) =>
    isRewriting({ messages: [...messages] }) ? act : { calls: 'irrelevantPromptHandler' },
})

/** Puts these to a server in one conversation; the requests of the last one. */
async function converse(origin: string, questions: readonly string[]) {
  const visitorId = `visitor-${randomUUID()}`
  let conversationId: number | null = null
  for (const message of questions) {
    model.requests.length = 0
    const asked = await ask(origin, agent.publicId, { visitorId, message, conversationId })
    conversationId = asked.conversationId
  }
  return [...model.requests]
}
const CARP = { message: 'How many carp are in the pond of garden number 7?' }
const UNCLEAR = ['Who planted the oaks?', 'Is the pond deep?', 'And what about theirs, roughly?']

test('a follow-up over large knowledge that no rule makes clear is searched in the words of the model', async () => {
  model.act = rewriting({ says: 'How much does renting a kayak cost an hour?' })
  const [rewritten, answered] = await converse(passagesOnly.origin, UNCLEAR)
  expect(rewritten && isRewriting(rewritten)).toBe(true)
  expect(rewritten?.messages[1]?.content).toContain(UNCLEAR[2])
  expect(answered?.messages.at(-1)?.content).toMatch(/<passage number="1"[^>]*Kayaks/)
})

test.each<[string, ModelAct]>([
  ['fails', { status: 500 }],
  ['never ends', { stallsAfter: 'How much' }],
  ['writes more than a question', { says: 'Sure!\nHere it is.' }],
])('where the rewriting %s, what the rules make of it is searched', async (_, act) => {
  model.act = rewriting(act)
  const requests = await converse(passagesOnly.origin, UNCLEAR)
  expect(requests.map(isRewriting)).toEqual([true, false])
})

test('nothing is rewritten in a first question, nor where everything is read', async () => {
  model.act = rewriting({ says: 'How much does renting a kayak cost an hour?' })
  const [first] = UNCLEAR.slice(2)
  const single = await converse(passagesOnly.origin, [first ?? ''])
  expect(single.some(isRewriting)).toBe(false)
  const whole = await converse(app.origin, UNCLEAR)
  expect(whole.map(isRewriting)).toEqual([false])
})

test('a text in many versions leaves room for what says something else, and its own version is read', async () => {
  const long = 'The captains met the mate in the harbour office and signed the ferry report page by page. '
  const reports = Array.from(
    { length: 60 },
    (_, at) => `# Ferry report ${1930 + at}\n\nIt counts ${300 + 7 * at} boats. ${long.repeat(5)}`,
  )
  const piers = Array.from({ length: 60 }, (_, at) => `# Pier ${at}\n\nPier number ${at} was built of oak.`)
  const rules = `${piers.join('\n\n')}

# Rules

On deck the mate takes four euros for a bicycle.`
  const { publicId } = await makeAgent(await makeOwner(app.origin), [`${reports.join('\n\n')}\n\n${rules}`])
  const message =
    'Which captains signed the ferry report of 1977 in the harbour office, and what of the mate?'
  model.act = { says: 'Fine [1].' }
  await ask(passagesOnly.origin, publicId, { message })
  const prompt = model.requests.at(-1)?.messages.at(-1)?.content
  expect(prompt).toContain('the mate takes four euros')
  expect(prompt).toContain('counts 629 boats')
  expect(prompt?.match(/It counts/g)?.length).toBeGreaterThan(3)
})

test('a model that always declines leaves refusals with suggestions, and nothing else', async () => {
  model.act = { calls: 'irrelevantPromptHandler' }
  const asked = await ask(app.origin, agent.publicId, { message: 'How much does renting a kayak cost?' })
  const refusal = asked.events.find((event) => event.function_call)
  expect(refusal?.function_call?.name).toBe('irrelevantPromptHandler')
  expect(refusal?.suggestions?.length).toBeGreaterThan(0)
})

test('what is deleted leaves the whole that is read, in every process at once', async () => {
  model.act = { says: 'Twenty euros [1].', read: 2000 }
  const visitor = { message: 'How much does renting a kayak cost?' }
  const prompts = async () => {
    model.requests.length = 0
    for (const { origin } of [app, other]) await ask(origin, agent.publicId, visitor)
    return model.requests.map(({ messages }) => messages.map(({ content }) => content).join())
  }
  for (const prompt of await prompts()) expect(prompt).toMatch(/20 euros[\s\S]*Garden number 39/)
  const params = { id: agent.id }
  const { body: entries } = await owner.call(listKnowledge, { params })
  const kayaks = entries.find(({ content }) => content.includes('kayak'))
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: kayaks?.id ?? 0 } })
  const after = await prompts()
  expect(after).toHaveLength(2)
  for (const prompt of after) {
    expect(prompt).toContain('Garden number 39')
    expect(prompt).not.toContain('20 euros')
  }
})

test('what is deleted while a model writes is neither suggested nor quoted in its place', async () => {
  const another = await makeOwner(app.origin)
  const { id, publicId } = await makeAgent(another, [KAYAKS, GARDENS])
  const told = async (message: string, act: ModelAct) => {
    model.act = act
    const { events } = await ask(app.origin, publicId, { message })
    return JSON.stringify(events)
  }
  const declines = { calls: 'irrelevantPromptHandler' }
  const saysNothing = { says: '<think>What could it be?</think>' }
  const [REPAIRS, PRICE] = ['Kayak repairs?', 'How much does renting a kayak cost?']
  expect(await told(REPAIRS, declines)).toContain('about “Kayaks”')
  expect(await told(PRICE, saysNothing)).toContain('20 euros')
  const { promise: deleted, resolve } = Promise.withResolvers<void>()
  model.requests.length = 0
  const suggested = told(REPAIRS, { ...declines, after: deleted })
  await expect.poll(() => model.requests.length).toBe(1)
  const quoted = told(PRICE, { says: '', until: deleted, thenSays: saysNothing.says })
  await expect.poll(() => model.requests.length).toBe(2)
  const { body: entries } = await another.call(listKnowledge, { params: { id } })
  const kayaks = entries.find(({ content }) => content.includes('kayak'))
  await another.call(deleteKnowledgeEntry, { params: { id, entryId: kayaks?.id ?? 0 } })
  resolve()
  expect(await suggested).not.toContain('Kayaks')
  expect(await quoted).not.toContain('20 euros')
})

test('a server that reads less than it was sent gets passages from then on, and the log says so', async () => {
  const cutting = await createTestApp(environment, (line) => line.level === 40 && warnings.push(line))
  try {
    model.act = { says: 'There are 10 carp [8].', read: 300 }
    const first = await ask(cutting.origin, agent.publicId, CARP)
    const params = { id: first.events.at(-1)?.messageId ?? 0 }
    expect((await owner.call(getAnswerReceipt, { params })).body.model?.inputTokens).toBe(300)
    expect(warnings).toContainEqual(
      expect.objectContaining({ read: 300, msg: expect.stringContaining('truncated a prompt') }),
    )
    model.requests.length = 0
    await ask(cutting.origin, agent.publicId, CARP)
    const [sent] = model.requests
    expect(sent?.messages[0]?.content).not.toContain('<passages>')
    expect(sent?.messages.at(-1)?.content).toMatch(/<passages>[\s\S]*<question>/)
  } finally {
    await cutting.close()
  }
})

test('a server that counts only what its cache lacks goes on reading the whole', async () => {
  for (const read of [2000, 60, 60]) {
    model.act = { says: 'There are 10 carp [8].', read }
    model.requests.length = 0
    await ask(app.origin, agent.publicId, CARP)
    expect(model.requests[0]?.messages[0]?.content).toContain('Garden number 39')
  }
})
