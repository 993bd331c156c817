import { getAgent, updateAgent } from '@parleykit/contract/agents/agents'
import { validationTexts } from '@parleykit/contract/agents/texts'
import {
  correctMessage,
  listCuratedAnswers,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { getUser } from '@parleykit/contract/auth/account'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { type OpenDatabase, openDatabase } from '../../platform/database/index.ts'
import { deleteExpiredConversations } from './delete-expired-conversations.ts'

let app: TestApp
let open: OpenDatabase
beforeAll(async () => {
  app = await createTestApp()
  open = openDatabase({ connectionString: app.databaseUrl })
})
afterAll(async () => {
  await open.close()
  await app.close()
})

const message = 'When do parcels leave the warehouse?'
const now = new Date('2026-04-02T10:00:00Z')

async function makeShop(retentionDays: number | null) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Parcels leave our warehouse every weekday at noon.'])
  const params = { id: agent.id }
  expect((await owner.call(updateAgent, { params, body: { retentionDays } })).body).toMatchObject({
    retentionDays,
  })
  /** A conversation whose last message is of a moment. */
  const talk = async (at: string) => {
    const { conversationId } = await ask(app.origin, agent.publicId, { message })
    await open.database.execute(
      sql`update conversations set last_message_at = ${at}::timestamptz where id = ${conversationId}`,
    )
    return conversationId ?? 0
  }
  const kept = async () =>
    (await owner.call(listConversations, { params, query: { pageSize: 100 } })).body.map(({ id }) => id)
  return { owner, agent, params, talk, kept }
}

test('conversations go once their last message is older than the days of the agent, and not before', async () => {
  const shop = await makeShop(30)
  const forever = await makeShop(null)
  const old = await shop.talk('2026-03-03T09:59:59.999Z')
  const onTheDay = await shop.talk('2026-03-03T10:00:00Z')
  const elsewhere = await forever.talk('2020-01-01T00:00:00Z')
  const [, reply] = (await shop.owner.call(listMessages, { params: { id: old } })).body
  const correction = { params: { id: reply?.id ?? 0 }, body: { content: 'At noon sharp.' } }
  expect((await shop.owner.call(correctMessage, correction)).status).toBe(200)

  expect(await deleteExpiredConversations(app.platform(), now)).toEqual([
    { agentId: shop.agent.id, ownerId: shop.owner.user.id },
  ])
  expect(await deleteExpiredConversations(app.platform(), now)).toEqual([])
  expect(await shop.kept()).toEqual([onTheDay])
  expect(await forever.kept()).toEqual([elsewhere])
  for (const table of ['messages', 'turns']) {
    const { rows } = await open.database.execute(
      sql`select * from ${sql.identifier(table)} where conversation_id = ${old}`,
    )
    expect(rows, table).toEqual([])
  }
  const traces = await open.database.execute(
    sql`select * from answer_receipts where message_id = ${reply?.id}`,
  )
  expect(traces.rows).toEqual([])
  const { owner, params } = shop
  expect((await owner.call(getAgent, { params })).body.conversationCount).toBe(1)
  expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(2)
  const curated = (await owner.call(listCuratedAnswers, { params })).body
  expect(curated).toMatchObject([{ answer: 'At noon sharp.', conversationId: null }])
  const after = new Date(now.getTime() + 1)
  expect(await deleteExpiredConversations(app.platform(), after)).toHaveLength(1)
  expect(await shop.kept()).toEqual([])
})

test('more than one batch goes in one run', async () => {
  const shop = await makeShop(1)
  const kept = await shop.talk(now.toISOString())
  await open.database.execute(sql`insert into conversations
    (agent_id, visitor_id, is_test, preview, message_count, started_at, last_message_at)
    select ${shop.agent.id}, 'visitor-many', n % 2 = 0, 'Hi', 1, '2026-01-01', '2026-01-01'
    from generate_series(1, 250) as n`)
  await open.database.execute(sql`update agents set conversation_count = 125 where id = ${shop.agent.id}`)
  await deleteExpiredConversations(app.platform(), now)
  const { rows } = await open.database.execute(
    sql`select id from conversations where agent_id = ${shop.agent.id}`,
  )
  expect(rows).toEqual([{ id: String(kept) }])
  expect((await shop.owner.call(getAgent, { params: shop.params })).body.conversationCount).toBe(1)
})

test.each([0, -1, 1.5, 3651, '30'])('%o is no number of days', async (retentionDays) => {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const answer = await owner.call(updateAgent, { params, body: { retentionDays: retentionDays as number } })
  expect(answer).toMatchObject({ status: 400, body: { message: validationTexts.retentionInvalid } })
})
