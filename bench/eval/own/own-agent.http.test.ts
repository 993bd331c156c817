import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/platform/database/index.ts'
import { createTestApp } from '../../../server/test/create-test-app.ts'
import { createTestDatabase } from '../../../server/test/create-test-database.ts'
import { makeAgent } from '../../../server/test/make-agent.ts'
import { makeOwner } from '../../../server/test/make-owner.ts'
import { measureOwnAgent } from './measure-own-agent.ts'
import { readQuestions } from './read-questions.ts'

test('a user measures an own agent beside the running server', async () => {
  const shared = await createTestDatabase()
  const app = await createTestApp({ DATABASE_URL: shared.url })
  const open = openDatabase({ connectionString: shared.url }, { max: 1 })
  const folder = await mkdtemp(join(tmpdir(), 'parleykit-questions-'))
  try {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner, [
      'Renting a kayak costs 20 euros an hour.',
      'The harbour café opens at nine in the morning.',
    ])
    const file = join(folder, 'questions.jsonl')
    const lines = [
      '{"question": "How much does renting a kayak cost?", "answer": "20 euros"}',
      '',
      '{"question": "When does the café open?", "answer": ["at ten", "10:00"]}',
      '{"question": "Who was the first emperor of Japan?", "answerable": false}',
    ]
    await writeFile(file, lines.join('\r\n'))
    const figures = await measureOwnAgent(open.database, agent.publicId, await readQuestions(file))
    expect(figures).toMatchObject({ answerable: 2, answered: 1, answeredRight: 0.5, refused: 1 })
    expect(figures.wrong).toEqual([
      { question: 'When does the café open?', reply: expect.stringContaining('opens at nine') },
    ])
    expect((await measureOwnAgent(open.database, String(agent.id), await readQuestions(file))).agent).toBe(
      'Harbour Shop',
    )
    for (const nobody of ['nobody', '99999999999999999999'])
      await expect(measureOwnAgent(open.database, nobody, [])).rejects.toThrow(`no agent "${nobody}"`)
  } finally {
    await open.close()
    await app.close()
    await shared.drop()
    await rm(folder, { recursive: true, force: true })
  }
})
