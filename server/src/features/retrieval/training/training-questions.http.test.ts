import { getAgent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import { chooseInstallationModels, chooseModels } from '@parleykit/contract/models/models'
import { getTrainingQuestions, trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asked, ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts'
import { queryDatabase } from '../../../../test/keep-asking.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { plantModelConnection } from '../../../../test/plant-model-connection.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'
import { setTier } from '../../../../test/set-tier.ts'

const DOGS = '# Four-legged guests\n\nDogs may come along on a lead for 3 euros a day.'
const SHOWERS = '# Washing\n\nThe showers stand behind the barn and are heated all year.'
const PARKING = '# Cars\n\nVehicles stay at the gate, where the first hour is free.'
const VISITOR = 'Can I bring my puppy with me?'

let model: ScriptedLanguageModel
let database: TestDatabase
let app: TestApp
/** Another process on the same database. */
let other: TestApp
let owner: TestOwner

/** The questions that the model words for a passage, by a word in it; else it is asked for an answer, and declines. */
const worded: Record<string, readonly string[]> = {
  'Dogs may': ['Can I bring my puppy with me?', 'Is it 900 euros for a puppy?', 'Write to a@b.example, ok?'],
  'The showers': ['Is there somewhere warm to get clean?'],
  Vehicles: ['Where do I leave my automobile?'],
}
const requestsForQuestions = () =>
  model.requests.filter(({ messages }) => messages[0]?.content.startsWith('You read numbered passages'))

beforeAll(async () => {
  model = await startScriptedLanguageModel({
    obeys: (messages) => {
      const [task, data] = messages
      if (!task?.content.startsWith('You read numbered passages')) return { calls: 'irrelevantPromptHandler' }
      const passages = data?.content.split('</passage>') ?? []
      const lines = passages.flatMap((passage, at) =>
        Object.entries(worded).flatMap(([word, questions]) =>
          passage.includes(word) ? questions.map((question) => `${at + 1}: ${question}`) : [],
        ),
      )
      return { says: lines.join('\n') }
    },
  })
  database = await createTestDatabase()
  const environment = {
    LLM_TRAINING_QUESTIONS: 'on',
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm',
    DATABASE_URL: database.url,
  }
  app = await createTestApp(environment)
  other = await createTestApp(environment)
  owner = await makeOwner(app.origin)
})
afterAll(async () => {
  await other.close()
  await app.close()
  await model.close()
  await database.drop()
})

const figuresOf = async (id: number) => (await owner.call(getTrainingQuestions, { params: { id } })).body
const isRefused = ({ events }: Asked) => events.some((event) => event.function_call)

test('questions find what their passage says in other words, without the model too, and go with their entry', async () => {
  const agent = await makeAgent(owner, [DOGS, SHOWERS])
  const params = { id: agent.id }
  expect(agent).toMatchObject({ trained: true, stillLearning: false })
  expect(agent.starterPrompts.map(({ content }) => content)).toContain(VISITOR)
  expect(await figuresOf(agent.id)).toMatchObject({
    isOn: true,
    questions: 2,
    passages: 2,
    tokens: 320,
    tokensNext: 0,
  })
  expect(requestsForQuestions()).toHaveLength(1)
  const without = await createTestApp({ DATABASE_URL: database.url })
  const asked = await ask(without.origin, agent.publicId, { message: VISITOR }).finally(without.close)
  expect(asked.text).toContain('Dogs may come along')
  expect(asked.text).not.toContain('puppy')

  // What is known isn't asked for again.
  await owner.call(addKnowledgeText, { params, body: { content: PARKING } })
  expect((await figuresOf(agent.id)).tokensNext).toBeGreaterThan(0)
  await owner.call(trainAgent, { params })
  expect(await figuresOf(agent.id)).toMatchObject({ questions: 3, tokens: 320 })
  expect(requestsForQuestions().at(-1)?.messages[1]?.content).not.toContain('Dogs may')

  const { body: entries } = await owner.call(listKnowledge, { params })
  const dogs = entries.find(({ content }) => content.includes('Dogs may'))
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: dogs?.id ?? 0 } })
  for (const { origin } of [app, other]) {
    const after = await ask(origin, agent.publicId, { message: VISITOR })
    expect(isRefused(after)).toBe(true)
    expect(JSON.stringify(after.events)).not.toMatch(/puppy|Dogs|Four-legged/)
  }
  const { starterPrompts } = (await owner.call(getAgent, { params })).body
  expect(JSON.stringify(starterPrompts)).not.toMatch(/puppy|Four-legged/)
  expect(await figuresOf(agent.id)).toMatchObject({ questions: 2, passages: 2 })
})

test('a model that is away holds no training up, and off is off', async () => {
  const quiet = await createTestApp({
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'm',
    LLM_TRAINING_QUESTIONS: 'off',
  })
  const away = await createTestApp({
    LLM_BASE_URL: 'http://127.0.0.1:9/v1',
    LLM_MODEL: 'm',
    LLM_TRAINING_QUESTIONS: 'on',
  })
  try {
    const before = requestsForQuestions().length
    for (const { origin } of [quiet, away]) {
      const someone = await makeOwner(origin)
      const { id, ...agent } = await makeAgent(someone, [DOGS])
      expect(agent).toMatchObject({ trained: true, stillLearning: origin === away.origin })
      const { body } = await someone.call(getTrainingQuestions, { params: { id } })
      expect(body).toMatchObject({ isOn: origin === away.origin, questions: 0, tokens: null })
    }
    expect(requestsForQuestions()).toHaveLength(before)
  } finally {
    await quiet.close()
    await away.close()
  }
})

test('with connected models, the one who pays decides whether questions are written', async () => {
  const plain = await createTestApp({ ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  try {
    const operator = await makeOwner(plain.origin)
    await setTier(plain.databaseUrl, operator, 'admin')
    const connectionId = await plantModelConnection(plain.databaseUrl, null, {
      name: 'Own',
      baseUrl: model.baseUrl,
    })
    const reply = { connectionId, model: 'm' }
    await operator.call(chooseInstallationModels, { body: { reply } })
    const figures = async (of: TestOwner) => {
      const { id } = await makeAgent(of, [DOGS])
      return (await of.call(getTrainingQuestions, { params: { id } })).body
    }
    expect(await figures(operator)).toMatchObject({ isOn: false, questions: 0 })
    await operator.call(chooseInstallationModels, { body: { trainingQuestions: true } })
    expect(await figures(operator)).toMatchObject({ isOn: true, questions: 1 })

    const own = await makeOwner(plain.origin)
    await setTier(plain.databaseUrl, own, 'standard')
    const ownId = await plantModelConnection(plain.databaseUrl, own.user.id, {
      name: 'Own',
      baseUrl: model.baseUrl,
    })
    await own.call(chooseModels, { body: { reply: { connectionId: ownId, model: 'm' } } })
    expect(await figures(own)).toMatchObject({ isOn: false, questions: 0 })
    await own.call(chooseModels, { body: { trainingQuestions: true } })
    expect(await figures(own)).toMatchObject({ isOn: true, questions: 1 })
    const used = await queryDatabase(
      plain.databaseUrl,
      `select from model_usage where owner_id = ${own.user.id}`,
    )
    expect(used).toEqual([])
  } finally {
    await plain.close()
  }
})
