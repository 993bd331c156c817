import { listConversations } from '@parleykit/contract/conversations/conversations'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { turns } from './base/tables.ts'
import { storeReply } from './store-reply.ts'

test('replies of one conversation at the same moment are all counted, and the owner hears of the first', async () => {
  const app = await createTestApp()
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 8 })
  const { database } = open
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner)
    const { conversationId } = await ask(app.origin, agent.publicId, { message: 'Hello!' })
    for (let further = 0; further < 3; further++)
      await ask(app.origin, agent.publicId, { message: 'Hello!', conversationId })
    // As if all four were still to be answered, and two of them cost a credit.
    await database.execute(sql`delete from messages where sender_type = 'agent'`)
    await database.execute(sql`delete from activities where activity_type = 'conversation_completed'`)
    await database.execute(sql`update conversations set message_count = 4`)
    await database.execute(sql`update turns set state = 'answering', credit_period = '2026-01-01'`)
    await database.execute(sql`insert into credit_usage select owner_id, '2026-01-01', 4 from agents`)

    const answering = await database.select().from(turns)
    const replies = await database.transaction(async (transaction) => {
      await transaction.execute(sql`select from conversations for update`)
      const storing = answering.map((turn, at) =>
        storeReply(database, false, {
          ...turn,
          turnId: turn.id,
          reply: `Reply ${at}`,
          replyKind: at < 2 ? 'answer' : 'refusal',
          sources: [],
          suggestions: [],
          links: [],
          trace: null,
          confidence: null,
          events: [{ delta: `Reply ${at}` }, { done: true, sources: [] }],
          creditPeriod: at < 2 ? turn.creditPeriod : null,
          releasedPeriod: at < 2 ? null : turn.creditPeriod,
          description: 'A visitor talked with "Harbour Shop"',
          now: new Date(),
        }),
      )
      const waiting = sql`select count(*)::integer as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await database.execute(waiting)).rows[0]).toEqual({ count: 4 })
      return { storing }
    })
    const ids = (await Promise.all(replies.storing)).map(({ messageId }) => messageId)

    expect(new Set(ids).size).toBe(4)
    const listed = await owner.call(listConversations, { params: { id: agent.id } })
    expect(listed.body).toMatchObject([{ messageCount: 8 }])
    const activities = (await owner.call(listRecentActivities)).body
    const heard = activities.filter(({ activityType }) => activityType === 'conversation_completed')
    expect(heard).toHaveLength(1)
    const credits = await database.execute(
      sql`select used from credit_usage where period_start = '2026-01-01'`,
    )
    expect(credits.rows).toEqual([{ used: 2 }])
    const settled = await database.select().from(turns)
    expect(settled.map(({ events }) => events.at(-1)?.messageId).sort()).toEqual(ids.sort())
  } finally {
    await open.close()
    await app.close()
  }
})
