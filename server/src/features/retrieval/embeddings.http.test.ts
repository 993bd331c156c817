import { getAgent } from '@parleykit/contract/agents/agents'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { chooseInstallationModels, chooseModels } from '@parleykit/contract/models/models'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../test/create-test-database.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { plantModelConnection } from '../../../test/plant-model-connection.ts'
import { startScriptedEmbeddingServer } from '../../../test/scripted-embedding-server.ts'
import { setTier } from '../../../test/set-tier.ts'
import { requestEnrichment } from './training/index.ts'

const QUESTION = 'How much does renting a kayak cost?'
const KNOWLEDGE = [
  'Renting a kayak costs 20 euros an hour.',
  'Paddle boats carry two grown persons.',
  'The café serves waffles.',
]

test('vectors come with the training, equal texts keep theirs, and another model takes over beside the old one', async () => {
  const server = await startScriptedEmbeddingServer([
    ['kayak', 'paddle'],
    ['café', 'waffles'],
  ])
  const shared = await createTestDatabase()
  const environment = { EMBEDDING_BASE_URL: server.baseUrl, DATABASE_URL: shared.url }
  let app = await createTestApp({ ...environment, EMBEDDING_MODEL: 'first' })
  const database = new Client(shared.url)
  await database.connect()
  const liveModel = async () => {
    const live = await database.query(
      `select v.embedding_model, v.embedding_dimension from agents a
         join index_versions v on v.agent_id = a.id and v.version = a.live_version`,
    )
    return live.rows[0]
  }
  // A question may be sent again: it isn't waited for on a busy machine.
  const embedded = (model: string) =>
    new Set(server.texts.flatMap((sent) => (sent.model === model ? [sent.text] : []))).size
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    expect(agent).toMatchObject({ trained: true, stillLearning: false })
    expect(await liveModel()).toEqual({ embedding_model: 'first', embedding_dimension: 3 })
    expect(embedded('first')).toBe(3)

    const foundFor = async (message: string) => {
      const asked = await ask(app.origin, agent.publicId, { message })
      expect(asked.text).toBe(KNOWLEDGE[0])
      const params = { id: asked.events.at(-1)?.messageId ?? 0 }
      return (await owner.call(getAnswerReceipt, { params })).body.passages
    }
    let passages = await foundFor(QUESTION)
    const isFoundByMeaning = () => passages.some(({ text }) => text === KNOWLEDGE[1])
    while (!isFoundByMeaning()) passages = await foundFor(QUESTION)
    expect(passages.find(({ text }) => text === KNOWLEDGE[1])).toMatchObject({ score: 0, use: 'weaker' })
    expect(passages.find(({ text }) => text === KNOWLEDGE[0])?.similarity).toBeCloseTo(1, 1)

    const content = 'Waffles cost 4 euros.'
    await owner.call(addKnowledgeText, { params: { id: agent.id }, body: { content } })
    await owner.call(trainAgent, { params: { id: agent.id } })
    expect(await liveModel()).toMatchObject({ embedding_model: 'first' })
    // The three of the first training, the question, the new entry.
    expect(embedded('first')).toBe(5)

    server.status = 500
    expect((await ask(app.origin, agent.publicId, { message: 'What do waffles cost?' })).text).toBe(content)
    server.status = 200

    await app.close()
    app = await createTestApp({ ...environment, EMBEDDING_MODEL: 'second' })
    await expect.poll(liveModel).toMatchObject({ embedding_model: 'second' })
    expect(embedded('second')).toBe(4)
    expect((await ask(app.origin, agent.publicId, { message: QUESTION })).text).toContain('20 euros')
  } finally {
    await database.end()
    await app.close()
    await shared.drop()
    await server.close()
  }
}, 90_000)

test('an operator chooses an embedding model, and knowledge trained before is read by it', async () => {
  const server = await startScriptedEmbeddingServer([
    ['kayak', 'paddle'],
    ['café', 'waffles'],
  ])
  const app = await createTestApp({ EMBEDDING_MODEL: 'off' })
  try {
    const owner = await makeOwner(app.origin)
    await setTier(app.databaseUrl, owner, 'admin')
    const agent = await makeAgent(owner, KNOWLEDGE)
    const learned = async () => (await owner.call(getAgent, { params: { id: agent.id } })).body.stillLearning
    expect(await learned()).toBe(false)
    const place = { name: 'Vectors', baseUrl: server.baseUrl }
    const connectionId = await plantModelConnection(app.databaseUrl, null, place)
    const embedding = { connectionId, model: 'meaning' }
    expect((await owner.call(chooseInstallationModels, { body: { embedding } })).body.choices).toMatchObject({
      embedding,
    })
    expect(await learned()).toBe(true)
    await requestEnrichment(app.platform())
    await expect.poll(learned).toBe(false)
    expect(new Set(server.texts.map(({ model }) => model))).toEqual(new Set(['meaning']))
    await owner.call(chooseInstallationModels, { body: { embedding: null } })
    server.texts.length = 0
    expect((await ask(app.origin, agent.publicId, { message: QUESTION })).text).toBe(KNOWLEDGE[0])
    expect(server.texts).toEqual([])
  } finally {
    await app.close()
    await server.close()
  }
}, 90_000)

test('a workspace chooses its own embedding model, and the one before serves until the new one has read all', async () => {
  const server = await startScriptedEmbeddingServer([['kayak', 'paddle'], ['waffles']])
  const app = await createTestApp({ EMBEDDING_MODEL: 'off', ALLOW_PRIVATE_HOSTS: '127.0.0.1' })
  try {
    const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
    const agent = await makeAgent(owner, KNOWLEDGE)
    const others = await makeAgent(other, KNOWLEDGE)
    const isLearning = async (of = owner, { id } = agent) =>
      (await of.call(getAgent, { params: { id } })).body.stillLearning
    const place = { name: 'Vectors', baseUrl: server.baseUrl, models: ['first', 'second'] }
    const connectionId = await plantModelConnection(app.databaseUrl, owner.user.id, place)
    const chooseAndLearn = async (model: string) => {
      const chosen = await owner.call(chooseModels, { body: { embedding: { connectionId, model } } })
      expect(chosen.body.choices.embedding).toEqual({ connectionId, model })
      expect([await isLearning(), await isLearning(other, others)]).toEqual([true, false])
      server.texts.length = 0
    }
    const askedBy = async () => {
      await ask(app.origin, agent.publicId, { message: QUESTION })
      return new Set(server.texts.map(({ model }) => model))
    }
    await chooseAndLearn('first')
    await requestEnrichment(app.platform())
    await expect.poll(() => isLearning()).toBe(false)
    await chooseAndLearn('second')
    expect(await askedBy()).toEqual(new Set(['first']))
    await requestEnrichment(app.platform())
    await expect.poll(() => isLearning()).toBe(false)
    server.texts.length = 0
    expect(await askedBy()).toEqual(new Set(['second']))
    expect(await countEmbeddingTokens(app.databaseUrl)).toBe(0)
  } finally {
    await app.close()
    await server.close()
  }
}, 90_000)

async function countEmbeddingTokens(connectionString: string): Promise<number> {
  const [row] = await queryDatabase<{ tokens: string | null }>(
    connectionString,
    "select sum(tokens) as tokens from model_usage where purpose = 'embedding'",
  )
  return Number(row?.tokens ?? 0)
}

test('a training isn’t held up by a server that fails: the owner is told, and it is read later', async () => {
  const server = await startScriptedEmbeddingServer([['kayak'], ['waffles']])
  const app = await createTestApp({ EMBEDDING_BASE_URL: server.baseUrl, EMBEDDING_MODEL: 'away' })
  try {
    const owner = await makeOwner(app.origin)
    server.status = 500
    const agent = await makeAgent(owner, KNOWLEDGE)
    expect(agent).toMatchObject({ trained: true, stillLearning: true })
    expect((await ask(app.origin, agent.publicId, { message: QUESTION })).text).toBe(KNOWLEDGE[0])
    server.status = 200
    await requestEnrichment(app.platform())
    const isLearning = async () =>
      (await owner.call(getAgent, { params: { id: agent.id } })).body.stillLearning
    await expect.poll(isLearning, { timeout: 60_000 }).toBe(false)
    expect((await ask(app.origin, agent.publicId, { message: QUESTION })).text).toBe(KNOWLEDGE[0])
  } finally {
    await app.close()
    await server.close()
  }
}, 90_000)

const HOUSE = [
  '# Garage\n\nTwo charging points stand on level one.',
  '# Breakfast\n\nThe buffet is laid from seven to ten.',
  '# Swimming\n\nThe indoor pool is heated all year.',
  '# Luggage\n\nSuitcases are kept behind the desk.',
  '# Laundry\n\nWe wash shirts until the next morning.',
].join('\n\n')
const MEANINGS = [
  ['garage', 'charging', 'plug in'],
  ['breakfast', 'buffet', 'omelette'],
  ['swimming', 'pool', 'trunks'],
  ['luggage', 'suitcases', 'rucksack'],
  ['laundry', 'shirts', 'ironing'],
]

test.each([{ isSqueezed: false }, { isSqueezed: true }])(
  'what meaning alone finds is answered, whatever the scale of the model: %o',
  async ({ isSqueezed }) => {
    const server = await startScriptedEmbeddingServer(MEANINGS, { isSqueezed })
    const app = await createTestApp({ EMBEDDING_BASE_URL: server.baseUrl, EMBEDDING_MODEL: 'scaled' })
    const database = new Client(app.databaseUrl)
    await database.connect()
    try {
      const owner = await makeOwner(app.origin)
      const agent = await makeAgent(owner, [HOUSE])
      const { rows } = await database.query(
        'select embedding_own as own, embedding_others as others from index_versions',
      )
      const [{ own, others }] = rows
      expect(own).toBeGreaterThan(0)
      expect(own - others).toBeGreaterThan(isSqueezed ? 0.05 : 0.5)
      expect(own - others).toBeLessThan(isSqueezed ? 0.2 : 1.1)
      // A question that is embedded too late on a busy machine is answered by words alone.
      for (const [message, answer] of [
        ['Where can I plug in overnight?', 'Two charging points stand on level one.'],
        ['Is there a fresh omelette?', 'The buffet is laid from seven to ten.'],
        ['May I leave my rucksack?', 'Suitcases are kept behind the desk.'],
      ] as const) {
        let said = ''
        while (said !== answer) {
          const { text, status } = await ask(app.origin, agent.publicId, { message })
          expect(status).toBe(200)
          expect(text).not.toContain('this month')
          said = text
        }
      }
      const far = await ask(app.origin, agent.publicId, { message: 'Who painted the Mona Lisa?' })
      expect(far.events.some(({ function_call }) => function_call)).toBe(true)
    } finally {
      await database.end()
      await app.close()
      await server.close()
    }
  },
  120_000,
)
