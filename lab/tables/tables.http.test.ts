import { createAgent } from '@parleykit/contract/agents/agents'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../server/test/ask.ts'
import { createTestApp, type TestApp } from '../../server/test/create-test-app.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { makeArticles, writePriceList } from './price-list.ts'
import { makeFilters, makeLookUps } from './price-questions.ts'
import { isRightReply, readWorkbookBytes, readWorkbooks } from './workbooks.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function trainOn(fileName: string, bytes: Buffer) {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Tables' } })).body
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(bytes)]), fileName)
  const path = `${app.origin}/api/agents/${id}/knowledge/upload`
  expect((await fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })).status).toBe(
    201,
  )
  await owner.call(trainAgent, { params: { id } })
  return (message: string) => ask(app.origin, publicId ?? '', { message })
}

test.each(['en', 'de'] as const)('a price list (%s) is looked up and filtered', async (language) => {
  const articles = makeArticles(1000, language)
  const askAgent = await trainOn('prices.xlsx', writePriceList(articles, language))
  for (const { question, isRight } of [
    ...makeLookUps(articles, 10),
    ...makeFilters(articles, 13, language),
  ]) {
    const { text } = await askAgent(question)
    expect(isRight(text), `${question}\n${text}`).toBe(true)
  }
})

test('most questions about the price list of a hairdresser are answered', async () => {
  const book = readWorkbooks().find(({ file }) => file.startsWith('06'))
  if (!book) throw new Error('The workbook is gone')
  const askAgent = await trainOn(book.file, readWorkbookBytes(book))
  let right = 0
  for (const question of book.questions) {
    const { text, events } = await askAgent(question.question)
    if (isRightReply(question, { text, isRefused: events.some((event) => event.function_call) })) right++
  }
  expect(right).toBeGreaterThanOrEqual(6)
})
