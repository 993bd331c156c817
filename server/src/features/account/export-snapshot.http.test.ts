import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { createAgent } from '@parleykit/contract/agents/agents'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { exportAccount as exportRoute } from '@parleykit/contract/auth/account'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { contentInMemory, storeBlob } from '../../platform/blobs/index.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { inSnapshot, openDatabase } from '../../platform/database/index.ts'
import { knowledgeEntries } from '../knowledge/index.ts'
import { exportAccount } from './export-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('what is written while an export is read isn’t in it, and the connection is free afterwards', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  try {
    const told = { billingAnchorAt: null, createdAt: new Date(), isDisabled: false, isEmailConfirmed: false }
    const account = { ...owner.user, ...told }
    const entries = inSnapshot(open.database, (database) =>
      exportAccount({ platform: app.platform(), database, owner: account }, new Date()),
    )
    await entries.next() // account.json; the first look at the database comes next
    const first = (await entries.next()).value
    expect(first.path).toMatch(/agent\.json$/)
    const body = { question: 'Do you rent boats?', answer: 'Written meanwhile.' }
    await owner.call(addCuratedAnswer, { params: { id: agent.id }, body })
    await owner.call(createAgent, { body: { name: 'Made meanwhile' } })
    const files: string[] = []
    for await (const entry of entries) files.push(entry.path, await text(entry.content))
    expect(files.join()).toContain('Kayaks cost 20 euros')
    expect(files.join()).not.toContain('meanwhile')
    expect(open.pool).toMatchObject({ totalCount: 1, idleCount: 1, waitingCount: 0 })

    // A reader who leaves in the middle gives it back too.
    const left = inSnapshot(open.database, (database) =>
      exportAccount({ platform: app.platform(), database, owner: account }, new Date()),
    )
    await left.next()
    await left.next()
    expect(open.pool.idleCount).toBe(0)
    await left.return(undefined)
    expect(open.pool.idleCount).toBe(1)
  } finally {
    await open.close()
  }
})

test('an export that has ended, or whose reader has left, makes room for the next', async () => {
  const owner = await makeOwner(app.origin)
  await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  for (let round = 0; round < 3; round++) {
    const leaving = new AbortController()
    const { status } = await fetch(`${app.origin}${exportRoute.path}`, {
      headers: { cookie: owner.cookie },
      signal: leaving.signal,
    })
    expect(status).toBe(200)
    leaving.abort()
    await expect.poll(async () => (await owner.call(exportRoute)).status).toBe(200)
  }
})

/** More than the buffers between two ends of a connection hold, so that its reader decides how long an export takes. */
const muchBytes = 16 * 1024 * 1024

/** Owners of a large file each; it is the same one, since storing it costs the most. */
async function makeRichOwners(count: number): Promise<TestOwner[]> {
  const owners = await Promise.all(Array.from({ length: count }, () => makeOwner(app.origin)))
  const file = { name: 'note.txt', bytes: Buffer.from('Kayaks cost 20 euros a day.') }
  for (const owner of owners)
    await owner.call(uploadKnowledgeFile, { params: { id: (await makeAgent(owner)).id }, file })
  const open = openDatabase({ connectionString: app.databaseUrl }, { max: 1 })
  await open.database.transaction(async (transaction) => {
    const content = contentInMemory(randomBytes(muchBytes))
    const fileBlobId = await storeBlob(transaction, {
      content,
      mediaType: 'text/plain',
      createdAt: new Date(),
    })
    await transaction.update(knowledgeEntries).set({ fileBlobId }).where(eq(knowledgeEntries.fileType, 'txt'))
  })
  await open.close()
  return owners
}

test('readers who stop reading keep nobody from an export, and have theirs whole later', async () => {
  const slow = await makeRichOwners(5)
  const answers: Response[] = []
  for (const { cookie } of slow) {
    const answer = await fetch(`${app.origin}${exportRoute.path}`, { headers: { cookie } })
    expect(answer.status).toBe(200)
    answers.push(answer)
  }
  const [first] = slow
  expect((await first?.call(exportRoute))?.body).toMatchObject({ code: 'not_ready' })
  for (const answer of answers) expect((await answer.bytes()).length).toBeGreaterThan(muchBytes)
})
