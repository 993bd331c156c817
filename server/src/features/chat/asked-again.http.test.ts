import { randomUUID } from 'node:crypto'
import { listConversations, listMessages } from '@parleykit/contract/conversations/conversations'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

test('a question that is asked again takes the place of the one whose answer failed, and of no other', async () => {
  const app = await createTestApp()
  const database = new pg.Client(app.databaseUrl)
  await database.connect()
  onTestFinished(async () => {
    await database.end()
    await app.close()
  })
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  const message = 'What does a kayak cost?'
  const begun = await ask(app.origin, agent.publicId, { message })
  const { conversationId } = begun
  const headers = { 'x-visitor-token': begun.visitorToken }
  const askAgain = (text: string, more = {}) =>
    ask(app.origin, agent.publicId, { message: text, conversationId, again: true }, { ...headers, ...more })
  const contents = async () => {
    const { body } = await owner.call(listMessages, { params: { id: conversationId ?? 0 } })
    return body.map(({ senderType, content }) => (senderType === 'visitor' ? content : senderType))
  }
  /** As if the process that wrote the newest answer had died. */
  async function failNewest() {
    const newest = 'select id from turns where conversation_id = $1 order by question_id desc limit 1'
    await database.query(
      `delete from messages where sender_type = 'agent' and id > (select question_id from turns where id = (${newest}))`,
      [conversationId],
    )
    await database.query(`update turns set state = 'failed', idempotency_key = null where id = (${newest})`, [
      conversationId,
    ])
    const counted = 'update conversations set message_count = message_count - 1 where id = $1'
    await database.query(counted, [conversationId])
  }

  await askAgain(message)
  expect(await contents()).toEqual([message, 'agent', message, 'agent'])
  await failNewest()
  await askAgain('Another question?')
  await failNewest()
  const retry = { 'idempotency-key': randomUUID() }
  expect((await askAgain('Another question?', retry)).status).toBe(200)
  expect((await askAgain('Another question?', retry)).status).toBe(200)
  expect(await contents()).toEqual([message, 'agent', message, 'Another question?', 'agent'])
  const listed = await owner.call(listConversations, { params: { id: agent.id }, query: {} })
  expect(listed.body[0]).toMatchObject({ messageCount: 5 })
})
