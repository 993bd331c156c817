import { getAgent } from '@parleykit/contract/agents/agents'
import { listSecurityEvents } from '@parleykit/contract/auth/security-events'
import { listRecentActivities } from '@parleykit/contract/reports/dashboard/dashboard'
import pg from 'pg'
import { expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'

test('agents of the free plan that nobody uses are announced twice and deleted, where the operator wants it', async () => {
  const app = await createTestApp()
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  /** As if the days had gone by; then the server looks, as it does at every start. */
  const daysLater = async (days: number, environment: Record<string, string>) => {
    await client.query(
      `update agents set touched_at = touched_at - $1 * interval '1 day',
      forgotten_noted_at = forgotten_noted_at - $1 * interval '1 day'`,
      [days],
    )
    const next = await createTestApp({ DATABASE_URL: app.databaseUrl, ...environment })
    await next.close()
  }
  const heard = async (owner: TestOwner) =>
    (await owner.call(listRecentActivities)).body
      .filter(({ activityType }) => activityType === 'agent_forgotten')
      .map(({ description }) => /in (.*?) unless/.exec(description)?.[1])
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner)
    const payer = await makeOwner(app.origin)
    const paidAgent = await makeAgent(payer)
    await client.query(`update users set subscription_tier = 'hobby' where id = $1`, [payer.user.id])
    const on = { DELETE_INACTIVE_AGENTS: 'on' }

    await daysLater(30, {})
    expect(await heard(owner)).toEqual([])
    await client.query('update agents set touched_at = now()')
    await daysLater(6, on)
    expect(await heard(owner)).toEqual([])
    await daysLater(1, on)
    expect(await heard(owner)).toEqual(['7 days'])
    // A visitor comes: the days count from there.
    await ask(app.origin, agent.publicId, { message: 'Hello!' })
    await daysLater(6, on)
    expect(await heard(owner)).toEqual(['7 days'])
    for (const days of [1, 6]) await daysLater(days, on)
    expect(await heard(owner)).toEqual(['a day', '7 days', '7 days'])
    await daysLater(1, on)
    expect((await owner.call(getAgent, { params: { id: agent.id } })).status).toBe(404)
    const [event] = (await owner.call(listSecurityEvents)).body
    expect(event).toMatchObject({ name: 'agent_deleted', subject: agent.name })
    expect((await payer.call(getAgent, { params: { id: paidAgent.id } })).status).toBe(200)
    expect(await heard(payer)).toEqual([])
  } finally {
    await client.end()
    await app.close()
  }
})
