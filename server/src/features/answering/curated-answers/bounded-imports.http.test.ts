import { importCuratedAnswers } from '@parleykit/contract/answering/curated-answers/answer-files'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { validationTexts } from '@parleykit/contract/answering/curated-answers/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'

let app: TestApp
let owner: TestOwner
let id: number
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
  id = (await makeAgent(owner)).id
})
afterAll(() => app.close())

interface Row {
  readonly question: string
  readonly answer: string
  readonly wordings?: string[]
  readonly validFrom?: string
}

const preview = (rows: readonly Row[]) =>
  owner.call(importCuratedAnswers, {
    params: { id },
    body: { rows: rows.map((row, at) => ({ row: at + 1, ...row })), isPreview: true },
  })

test('a preview of more than an agent can hold is refused before it is compared', async () => {
  const long = Array.from({ length: 160 }, (_, at) => ({
    question: `What is number ${at}?`,
    answer: 'x'.repeat(3990),
  }))
  expect(await preview(long)).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
  await setTier(app.databaseUrl, owner, 'pro')
  const wordy = Array.from({ length: 100 }, (_, at) => ({
    question: `What is number ${at}?`,
    answer: 'It is one.',
    wordings: Array.from({ length: 20 }, (_, of) => `wording ${at} ${of} `.repeat(80)),
  }))
  const refused = await preview(wordy)
  expect(refused).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(JSON.stringify(refused.body)).toContain('characters of questions')
})

test('an owner whose imports all wait is told so, and the others are done', async () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ question: `Is ${at} open?`, answer: 'Yes.' }))
  const answers = await Promise.all(Array.from({ length: 6 }, () => preview(rows)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect((await preview(rows)).status).toBe(200)
})

test('a day before the first year is refused, also in a file', async () => {
  const row = { question: 'When are you open?', answer: 'Always.', validFrom: '0000-01-01' }
  const refused = await owner.call(addCuratedAnswer, { params: { id }, body: row })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain(validationTexts.yearInvalid)
  const { body } = await preview([row])
  expect(body).toMatchObject({ added: 0, errors: [{ row: 1, reason: `${validationTexts.yearInvalid}.` }] })
})
