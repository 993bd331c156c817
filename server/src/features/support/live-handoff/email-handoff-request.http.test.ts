import { randomUUID } from 'node:crypto'
import { updateAgent } from '@parleykit/contract/agents/agents'
import * as contract from '@parleykit/contract/support/live-handoff/live-handoff'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { callRoute } from '../../../../test/call-route.ts'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeMember } from '../../../../test/make-member.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { openMailbox } from '../../../../test/open-mailbox.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { emailTemplates } from '../../notifications/index.ts'

test('who may answer is called by mail once for a conversation, where nobody has come', async () => {
  const mailbox = await openMailbox()
  const app = await createTestApp(mailbox.environment)
  const database = new pg.Client(app.databaseUrl)
  await database.connect()
  onTestFinished(async () => {
    await database.end()
    await app.close()
    await mailbox.close()
  })
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const editor = await makeMember(app.origin, owner, 'editor')
  const unconfirmed = await makeMember(app.origin, owner, 'editor')
  const viewer = await makeMember(app.origin, owner, 'viewer')
  await database.query('update users set email_confirmed_at = now() where id <> $1', [unconfirmed.user.id])
  const agent = await makeAgent(owner, ['A kayak costs 20 euros a day.'])
  await owner.call(updateAgent, { params: { id: agent.id }, body: { allowsTakeover: true } })

  async function beginToAsk() {
    const visitorId = `visitor-${randomUUID()}`
    const begun = await ask(app.origin, agent.publicId, { message: 'What does a kayak cost?', visitorId })
    const conversationId = begun.conversationId ?? 0
    const call = (route: typeof contract.askForPerson | typeof contract.callPersonOff) =>
      callRoute(app.origin, route, {
        params: { botId: agent.publicId, conversationId },
        headers: { 'x-visitor-token': begun.visitorToken },
      })
    expect((await call(contract.askForPerson)).body.state).toBe('asked')
    return { conversationId, call }
  }
  /** Lets the minute be over for all who wait, and the jobs do what they have to. */
  async function passMinute() {
    await database.query("update jobs.job set start_after = now() where name = 'call-by-mail'")
    const waiting = async () => {
      const { rows } = await database.query(
        "select from jobs.job where name in ('call-by-mail', 'send-mail') and state in ('created', 'active', 'retry')",
      )
      return rows.length
    }
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  }
  const called = (address: string) =>
    mailbox.mailsTo(address).filter(({ subject }) => subject === emailTemplates.personAsked('', '').subject)

  // A person joins, and another visitor goes on with the agent.
  const met = await beginToAsk()
  await owner.call(contract.takeOver, { params: { id: met.conversationId }, body: { insteadOf: null } })
  const calledOff = await beginToAsk()
  await calledOff.call(contract.callPersonOff)
  await passMinute()
  expect(called(owner.user.email)).toEqual([])

  const alone = await beginToAsk()
  await passMinute()
  for (const { user } of [owner, editor]) {
    expect(called(user.email)).toHaveLength(1)
    expect(called(user.email)[0]?.link).toBe(
      `http://parleykit.example/dashboard/agents/${agent.id}?conversation=${alone.conversationId}#activity`,
    )
  }
  await alone.call(contract.callPersonOff)
  await alone.call(contract.askForPerson)
  await passMinute()
  expect(called(owner.user.email)).toHaveLength(1)
  expect(mailbox.mails).toHaveLength(2)
  expect(called(viewer.user.email)).toEqual([])
})
