import { setImmediate } from 'node:timers/promises'
import { getAnswerReceipt } from '@parleykit/contract/answering/answer-traces'
import { listMessages } from '@parleykit/contract/conversations/conversations'
import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp } from '../../../../test/create-test-app.ts'
import { createTestDatabase } from '../../../../test/create-test-database.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'

const KNOWLEDGE = [
  '# Arrival\n\nReception is staffed until eleven.\n\n# Garage\n\nTwo charging points for electric cars stand on level one.',
  '# Breakfast\n\nIt is served from seven to ten.\n\n# Lift\n\nIt goes to the third floor.',
]
/** Shares no word with what answers it. */
const MEANT = 'Somewhere to plug in my Tesla overnight?'
/** Is near to what the knowledge says, but not near enough to be answered. */
const NEARLY = 'How high up does the elevator go?'

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
    const before = await count('topic_vectors')
    expect(before).toBeGreaterThan(0)
    const suggested = async () => {
      const { events } = await ask(app.origin, agent.publicId, { message: NEARLY })
      return events.flatMap(({ suggestions }) => suggestions ?? []).at(0)?.title
    }
    // On a machine that is busy with something else a question may be answered before its meaning is known.
    await expect.poll(suggested).toContain('Lift')

    const params = { id: agent.id }
    const entries = (await owner.call(listKnowledge, { params })).body
    for (const { id: entryId } of entries.filter(({ content }) => content.includes('third floor')))
      await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId } })
    expect(await count('topic_vectors')).toBeLessThan(before)
    expect(await suggested()).not.toContain('Lift')
  } finally {
    await database.end()
    await app.close()
  }
})

/** The whole of a question's answer; asked again if its meaning came too late on a busy machine. */
async function answerOf(owner: TestOwner, origin: string, publicId: string, message: string) {
  for (;;) {
    const { text, conversationId } = await ask(origin, publicId, { message })
    const said = (await owner.call(listMessages, { params: { id: conversationId ?? 0 } })).body.at(-1)
    const { body: trace } = await owner.call(getAnswerReceipt, { params: { id: said?.id ?? 0 } })
    if (!trace.isMeaningLate) return text
  }
}

test('what words refuse is answered by meaning, at once and after a restart', async () => {
  const shared = await createTestDatabase()
  const environment = { EMBEDDING_MODEL: '', DATABASE_URL: shared.url }
  let app = await createTestApp(environment)
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    expect(agent).toMatchObject({ trained: true, stillLearning: false })
    expect(await answerOf(owner, app.origin, agent.publicId, MEANT)).toContain('charging points')
    await app.close()
    app = await createTestApp(environment)
    await expect
      .poll(async () => (await ask(app.origin, agent.publicId, { message: MEANT })).text)
      .toContain('charging points')
  } finally {
    await app.close()
    await shared.drop()
  }
})

test('what is answered by meaning isn’t without its entry', async () => {
  const app = await createTestApp({ EMBEDDING_MODEL: '' })
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    const params = { id: agent.id }
    const entries = (await owner.call(listKnowledge, { params })).body
    for (const { id: entryId } of entries.filter(({ content }) => content.includes('charging')))
      await owner.call(deleteKnowledgeEntry, { params: { id: agent.id, entryId } })
    expect(await answerOf(owner, app.origin, agent.publicId, MEANT)).not.toContain('charging points')
  } finally {
    await app.close()
  }
})

test('of large knowledge the best sentences are read when a question is asked', async () => {
  const app = await createTestApp({ EMBEDDING_MODEL: '' })
  const database = new Client(app.databaseUrl)
  await database.connect()
  try {
    const owner = await makeOwner(app.origin)
    const houses = Array.from(
      { length: 260 },
      (_, at) =>
        `# House ${at}\n\nHouse ${at} has ${at + 2} beds, a kitchen with a table, and a garden with old trees.`,
    )
    const agent = await makeAgent(owner, [
      `# Garage\n\nElectric cars charge overnight at two points on level one.\n\n${houses.join('\n\n')}`,
    ])
    expect(agent).toMatchObject({ trained: true, stillLearning: false })
    expect((await database.query('select 1 from topic_vectors')).rows).toEqual([])
    const told = await answerOf(owner, app.origin, agent.publicId, 'Can my electric vehicle be charged here?')
    expect(told).toContain('two points on level one')
  } finally {
    await database.end()
    await app.close()
  }
})

test('an answer that words decided alone, since the encoder was busy, says so in its receipt', async () => {
  const app = await createTestApp({ EMBEDDING_MODEL: '' })
  const database = new Client(app.databaseUrl)
  await database.connect()
  let isBusy = true
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, KNOWLEDGE)
    const receiptOf = async (message: string) => {
      const { conversationId } = await ask(app.origin, agent.publicId, { message })
      const said = (await owner.call(listMessages, { params: { id: conversationId ?? 0 } })).body.at(-1)
      return (await owner.call(getAnswerReceipt, { params: { id: said?.id ?? 0 } })).body
    }
    // More questions wait than the encoder takes, so another one isn't waited for.
    const encoder = app.platform().sentenceEncoder
    const keepBusy = async (name: number) => {
      for (let at = 0; isBusy; at++) {
        await encoder?.encodeNow([`Question ${at} of ${name}?`], 60_000)
        await setImmediate()
      }
    }
    const others = Promise.all(Array.from({ length: 60 }, (_, name) => keepBusy(name)))
    let asked = 0
    const isLate = async () => (await receiptOf(`How high up does elevator ${++asked} go?`)).isMeaningLate
    await expect.poll(isLate, { timeout: 60_000 }).toBe(true)
    isBusy = false
    await others
    await expect.poll(async () => (await receiptOf(MEANT)).isMeaningLate, { timeout: 60_000 }).toBe(false)
  } finally {
    isBusy = false
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
    expect((await database.query('select 1 from topic_vectors')).rows).toEqual([])
  } finally {
    await database.end()
    await app.close()
  }
})
