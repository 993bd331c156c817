import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

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

/** What lists of PostgreSQL are written with, by itself and within words. */
const signs = ['NULL', '{}', '{a,b}', '"', '\\', '\\"', ',', "'", '{"NULL",\\N}', '😀', 'ünï']

test('passages are stored as they were cut, whatever they are made of', async () => {
  const owner = await makeOwner(app.origin)
  const content = signs
    .map((sign) => `# ${sign}\n\n${sign}\n\nThe ${sign} costs 5 ${sign} here.`)
    .join('\n\n')
  const many = Array.from({ length: 1500 }, (_, at) => `## Boat ${at}\n\nBoat ${at} costs ${at} euros.`).join(
    '\n\n',
  )
  const agent = await makeAgent(owner, [content, many])
  expect(agent.trainingStatus).toBe('completed')
  const { rows } = await client.query(
    'select heading, text, ordinal from passages where agent_id = $1 order by entry_id, ordinal',
    [agent.id],
  )
  const { rows: entries } = await client.query<{ text: string }>(
    'select text from knowledge_entries where agent_id = $1 order by id',
    [agent.id],
  )
  expect(rows).toEqual(entries.flatMap(({ text }) => splitIntoPassages(text)))
  expect(rows.length).toBeGreaterThan(100)
})
