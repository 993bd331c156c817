import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import {
  chooseInstallationModels,
  createInstallationConnection,
  getInstallationModels,
} from '@parleykit/contract/models/models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Asked, ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { queryDatabase } from '../../../test/keep-asking.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { modelWires } from '../../../test/model-servers/model-wires.ts'
import { startModelServer } from '../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../test/set-tier.ts'

const KEY = 'sk-secret-0123456789'
const KNOWLEDGE = [
  '# Kayaks\n\nRenting a kayak costs 20 euros an hour. Life jackets are included in the price.',
]
const QUESTION = 'How much does renting a kayak cost?'

let app: TestApp
let operator: TestOwner
let agent: { id: number; publicId: string }
const log: string[] = []

beforeAll(async () => {
  app = await createTestApp({ LLM_FIRST_TOKEN_SECONDS: '60' }, (line) => log.push(JSON.stringify(line)))
  operator = await makeOwner(app.origin)
  await setTier(app.databaseUrl, operator, 'admin')
  agent = await makeAgent(operator, KNOWLEDGE)
})
afterAll(() => app.close())

const receiptOf = async (asked: Asked) =>
  (await operator.call(getAnswerReceipt, { params: { id: asked.events.at(-1)?.messageId ?? 0 } })).body

test.each(modelWires)(
  '%s: tested, saved sealed, chosen, and it writes or declines',
  async (provider, wire, models) => {
    const server = await startModelServer(wire, { key: KEY, models: [...models] })
    const body = { provider, baseUrl: server.baseUrl, apiKey: KEY }
    const made = await operator.call(createInstallationConnection, { body })
    expect(made.body).toMatchObject({
      connection: { provider, keyEnding: '6789', needsKey: false, baseUrl: server.baseUrl, models },
      test: { models, model: models[0], callsTools: true, problem: null, warnings: [] },
    })
    expect(made.body.test.embeddingModel).toBe(models[1] ?? null)
    const { id } = made.body.connection
    const [row] = await queryDatabase<{ api_key: string }>(
      app.databaseUrl,
      `select api_key from model_connections where id = ${id}`,
    )
    expect(row?.api_key).not.toContain(KEY)
    const reply = { connectionId: id, model: models[0] ?? '' }
    await operator.call(chooseInstallationModels, { body: { reply } })

    server.act = { says: 'A kayak costs 20 euros an hour [1]. Life jackets are included [1].' }
    const asked = await ask(app.origin, agent.publicId, { message: QUESTION })
    expect(asked.text).toBe('A kayak costs 20 euros an hour [1]. Life jackets are included [1].')
    expect(asked.events.filter(({ delta }) => delta).length).toBeGreaterThan(2)
    expect(asked.events.at(-1)).toMatchObject({
      done: true,
      sources: [{ quote: expect.stringContaining('20') }],
    })
    expect(await receiptOf(asked)).toMatchObject({
      answerer: 'model',
      model: { name: models[0], fault: null, inputTokens: 300, outputTokens: 20 },
    })
    expect(server.verifications).toHaveLength(1)

    server.act = { calls: 'irrelevantPromptHandler' }
    const declined = await ask(app.origin, agent.publicId, { message: 'Who won the cup?' })
    expect(
      declined.events.some(({ function_call }) => function_call?.name === 'irrelevantPromptHandler'),
    ).toBe(true)
    expect(await receiptOf(declined)).toMatchObject({ answerer: 'none', refusal: 'declined_by_model' })

    const told = await operator.call(getInstallationModels)
    expect(told.body.choices.reply).toEqual(reply)
    expect(JSON.stringify([made.body, told.body, log])).not.toContain(KEY)
    await server.close()
  },
)
