import type { Agent } from '@parleykit/contract/agents/agents'
import {
  addKnowledgeText,
  deleteKnowledgeEntry,
  listKnowledge,
} from '@parleykit/contract/knowledge/knowledge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import { findLiveVersion } from '../index.ts'

const texts = [
  'A kayak costs 20 euros an hour.',
  'A wombatello sleeps in the boathouse.',
  'The pier opens at nine.',
]

let app: TestApp
let client: pg.Client
beforeAll(async () => {
  app = await createTestApp()
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await app.close()
})

/** Which of its entries the live version knows to be gone. */
async function goneFor({ id }: Agent): Promise<number[] | undefined> {
  const { rows } = await client.query('select live_version from agents where id = $1', [id])
  const version = await findLiveVersion(app.platform().database, { id, liveVersion: rows[0]?.live_version })
  return version ? [...version.deadEntries] : undefined
}

async function isAsItWas({ id }: Agent): Promise<boolean> {
  const { rows } = await client.query(
    `select knowledge_revision = revision as same from agents a join index_versions v on v.agent_id = a.id and v.version = a.live_version
     join agent_knowledge k on k.agent_id = a.id where a.id = $1`,
    [id],
  )
  return rows[0]?.same === true
}

/** Keeps the job that purges from writing. */
async function lockVersions({ id }: Agent): Promise<() => Promise<unknown>> {
  await client.query('begin')
  await client.query('select from index_versions where agent_id = $1 for update', [id])
  return () => client.query('commit')
}

test('a version knows whether its knowledge is as it was, and else which entries are gone', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, texts)
  const params = { id: agent.id }
  const [first, second] = (await owner.call(listKnowledge, { params })).body.map(({ id }) => id)
  const forget = (entryId = 0) => owner.call(deleteKnowledgeEntry, { params: { ...params, entryId } })
  expect([await isAsItWas(agent), await goneFor(agent)]).toEqual([true, []])

  // An added entry takes none away.
  await owner.call(addKnowledgeText, { params, body: { content: 'The ferry is blue.' } })
  expect([await isAsItWas(agent), await goneFor(agent)]).toEqual([false, []])

  // Until a job has purged it, it is known as gone.
  const unlock = await lockVersions(agent)
  await forget(first)
  expect(await goneFor(agent)).toEqual([first])
  await unlock()
  await expect.poll(() => isAsItWas(agent)).toBe(true)
  expect(await goneFor(agent)).toEqual([])

  // As a server of the version before leaves it.
  await client.query('update index_versions set knowledge_revision = null where agent_id = $1', [agent.id])
  const unlockAgain = await lockVersions(agent)
  await forget(second)
  expect(await goneFor(agent)).toEqual([second])
  await unlockAgain()
})
