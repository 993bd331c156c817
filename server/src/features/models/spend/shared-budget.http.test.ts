import { updateAgent } from '@parleykit/contract/agents/agents'
import { getWorkspaceSpend, setModelBudget } from '@parleykit/contract/models/spend'
import { expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { compatibleWire } from '../../../../test/model-servers/compatible-wire.ts'
import { connectModel } from '../../../../test/model-servers/connect-model.ts'
import { startModelServer } from '../../../../test/model-servers/start-model-server.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { openDatabase } from '../../../platform/database/index.ts'
import { modelBudgetReservations, modelBudgetUsage } from './base/tables.ts'

const message = 'How much does renting a kayak cost?'
/** What the stand-in says that a reply took, and its verification too. */
const aReply = 320
const budgets = { workspace: 40 * aReply, agent: 15 * aReply }

test('agents with budgets never pass that of their workspace together, in two processes', async () => {
  const server = await startModelServer(compatibleWire, { act: { says: 'Twenty euros an hour [1].' } })
  const environment = { ALLOW_PRIVATE_HOSTS: '127.0.0.1' }
  const app = await createTestApp(environment)
  const second = await createTestApp({ ...environment, DATABASE_URL: app.databaseUrl })
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 2 })
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  await connectModel(owner, server)
  const [unlimited, ...limited] = await Promise.all(
    [1, 2, 3, 4].map(() => makeAgent(owner, ['# Kayaks\n\nRenting a kayak costs 20 euros an hour.'])),
  )
  if (!unlimited) throw new Error('No agent')
  const ids = limited.map(({ id }) => id)
  for (const id of [unlimited.id, ...ids]) {
    const modelBudget = ids.includes(id) ? ({ unit: 'tokens', amount: budgets.agent } as const) : null
    await owner.call(updateAgent, { params: { id }, body: { replyTokensMax: 100, modelBudget } })
  }
  await owner.call(setModelBudget, { body: { budget: { unit: 'tokens', amount: budgets.workspace } } })

  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, at) => {
      const agent = [unlimited, ...limited][at % 4] ?? unlimited
      return ask((at % 3 === 0 ? second : app).origin, agent.publicId, { message })
    }),
  )
  expect(asked.every(({ text }) => text.includes('costs 20 euros') || text.includes('Twenty'))).toBe(true)
  const taken = (server.requests.length + server.verifications.length) * aReply
  const counters = await open.database.select().from(modelBudgetUsage)
  const tokensOf = (agentId: number) => counters.find((counter) => counter.agentId === agentId)?.tokens ?? 0
  expect(tokensOf(0)).toBe(taken)
  expect(taken).toBeLessThanOrEqual(budgets.workspace)
  expect([unlimited.id, ...ids].reduce((sum, id) => sum + tokensOf(id), 0)).toBe(taken)
  for (const id of ids) expect(tokensOf(id)).toBeLessThanOrEqual(budgets.agent)
  const { month } = (await owner.call(getWorkspaceSpend)).body
  expect(month.inputTokens + month.outputTokens).toBe(taken)
  expect(await open.database.select().from(modelBudgetReservations)).toEqual([])
  await open.close()
  await second.close()
  await app.close()
  await server.close()
})
