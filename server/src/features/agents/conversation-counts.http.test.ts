import { getAgent, listAgents } from '@parleykit/contract/agents/agents'
import { deleteConversation } from '@parleykit/contract/conversations/conversations'
import { getDashboardStats } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { openDatabase } from '../../platform/database/index.ts'

test("conversations that begin at once are all counted, without a change of their agent's row, beside those counted there before", async () => {
  const app = await createTestApp()
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, ['Parcels leave our warehouse every weekday at noon.'])
    const params = { id: agent.id }
    await open.database.execute(sql`update agents set conversation_count = 2 where id = ${agent.id}`)
    const rowVersion = async () =>
      (await open.database.execute(sql`select xmin from agents where id = ${agent.id}`)).rows
    const before = await rowVersion()

    const message = 'When do parcels leave the warehouse?'
    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        ask(app.origin, agent.publicId, { message, visitorId: `visitor-at-once-${number}` }),
      ),
    )
    expect(await rowVersion()).toEqual(before)
    expect((await owner.call(getAgent, { params })).body.conversationCount).toBe(22)
    expect((await owner.call(listAgents, {})).body).toMatchObject([{ conversationCount: 22 }])

    const id = asked[0]?.conversationId ?? 0
    expect((await owner.call(deleteConversation, { params: { id } })).status).toBe(200)
    expect((await owner.call(getAgent, { params })).body.conversationCount).toBe(21)
    expect((await owner.call(getDashboardStats, {})).body.totalConversations).toBe(21)
  } finally {
    await open.close()
    await app.close()
  }
})
