import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { openDatabase } from '../../platform/database/index.ts'
import { storeQuestion } from './store-question.ts'

test("a question's commit waits for the disk where nothing more is stored of its turn, and other statements always do", async () => {
  const app = await createTestApp()
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  const { database } = open
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner)
    const now = new Date()
    const ask = (turnId: string, conversationId: number | null) =>
      storeQuestion(database, {
        input: { isFirst: conversationId === null, isTest: false },
        question: {
          ...{ turnId, agentId: agent.id, ownerId: owner.user.id, conversationId, now },
          ...{
            visitorId: 'visitor-of-the-commit',
            tokenId: 'token-of-the-commit',
            isOwnId: false,
            isServer: false,
          },
          ...{ previousResponseId: null, idempotencyKey: null, writer: 1, eventsInSilence: [] },
          ...{ message: 'When?', questionKey: 'when', preview: 'When?' },
          ...{ creditPeriod: '2026-01-01', monthlyCredits: 100 },
        },
      })
    const setting = async () => {
      const { rows } = await database.execute<{ value: string }>(
        sql`select current_setting('synchronous_commit') as value`,
      )
      return rows[0]?.value
    }

    const answered = await ask('resp_1', null)
    expect(answered).toMatchObject({ isSilent: false, durability: 'off' })
    expect(await setting()).toBe('on')

    await database.execute(sql`update conversations set silent_until = now() + interval '1 hour'`)
    expect(await ask('resp_2', answered?.conversationId ?? 0)).toMatchObject({
      isSilent: true,
      durability: 'on',
    })
  } finally {
    await open.close()
    await app.close()
  }
})
