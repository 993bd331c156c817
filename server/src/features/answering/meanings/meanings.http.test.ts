import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner } from '../../../../test/make-owner.ts'

const KNOWLEDGE = [
  '# Arrival\n\nReception is staffed until eleven.\n\n# Garage\n\nTwo charging points for electric cars stand on level one.',
  '# Breakfast\n\nIt is served from seven to ten.\n\n# Lift\n\nIt goes to the third floor.',
]
/** Its words alone are too little to answer. */
const MEANT = 'How high up does the elevator go?'
/** Shares no word with what it means. */
const QUESTION = 'Somewhere to plug in my Tesla overnight?'

test('a refusal suggests what is near in meaning, and forgets it with its entry', async () => {
  // The encoder is on where nothing is said.
  const app = await createTestApp({ EMBEDDING_MODEL: '' })
  const database = new Client(app.databaseUrl)
  await database.connect()
  const count = async (table: string) =>
    Number((await database.query(`select count(*) from ${table}`)).rows[0].count)
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    await expect.poll(() => count('topic_encodings'), { timeout: 150_000 }).toBe(1)
    const before = await count('topic_vectors')
    expect(before).toBeGreaterThan(0)
    // On a machine that is busy with something else a question may be answered before its meaning is known.
    const suggested = async () => {
      const { events } = await ask(app.origin, agent.publicId, { message: QUESTION })
      return events.flatMap(({ suggestions }) => suggestions ?? []).at(0)?.title
    }
    await expect.poll(suggested).toBe('Garage')

    const params = { id: agent.id }
    const entries = (await owner.call(listKnowledge, { params })).body
    for (const { id: entryId } of entries.filter(({ content }) => content.includes('charging')))
      await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId } })
    expect(await count('topic_vectors')).toBeLessThan(before)
    expect(await suggested()).not.toBe('Garage')
  } finally {
    await database.end()
    await app.close()
  }
})

test('what words refuse is answered by meaning, without its entry no more', async () => {
  const app = await createTestApp({ EMBEDDING_MODEL: '' })
  const database = new Client(app.databaseUrl)
  await database.connect()
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    const encoded = async () => (await database.query('select 1 from topic_encodings')).rows.length
    await expect.poll(encoded, { timeout: 150_000 }).toBe(1)
    const told = async () => (await ask(app.origin, agent.publicId, { message: MEANT })).text
    // On a busy machine words alone may answer first.
    await expect.poll(told).toContain('third floor')

    const params = { id: agent.id }
    const entries = (await owner.call(listKnowledge, { params })).body
    for (const { id: entryId } of entries.filter(({ content }) => content.includes('third floor')))
      await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId } })
    expect(await told()).not.toContain('third floor')
  } finally {
    await database.end()
    await app.close()
  }
})

test('off means that nothing is encoded', async () => {
  const app = await createTestApp({ EMBEDDING_MODEL: 'off' })
  const database = new Client(app.databaseUrl)
  await database.connect()
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    expect((await ask(app.origin, agent.publicId, { message: MEANT })).text).not.toContain('third floor')
    const jobs = await database.query("select 1 from jobs.job where name = 'encode-topics'")
    expect(jobs.rows).toEqual([])
  } finally {
    await database.end()
    await app.close()
  }
})
