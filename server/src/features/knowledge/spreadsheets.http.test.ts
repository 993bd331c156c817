import { createAgent } from '@parleykit/contract/agents/agents'
import { listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { writeSheet } from '../../../test/documents/write-sheet.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const things = ['Kayak', 'Canoe', 'Paddle', 'Life jacket', 'Dry bag', 'Wetsuit', 'Helmet', 'Tent']
const rows = Array.from({ length: 400 }, (_, at) => ({
  article: String(4000 + at * 7),
  name: `${things[at % things.length]} M${at}`,
  price: `${5 + ((at * 37) % 900)}.50 €`,
}))

test('a price list of 400 rows is looked up by article and by name, in English and German', async () => {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Shop' } })).body
  const sheet = writeSheet([
    ['Article', 'Name', 'Price'],
    ...rows.map(({ article, name, price }) => [Number(article), name, price]),
  ])
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(sheet)]), 'prices.xlsx')
  const path = `${app.origin}/api/agents/${id}/knowledge/upload`
  const sent = await fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })
  expect(sent.status).toBe(201)
  const params = { id }
  expect((await owner.call(listKnowledge, { params })).body).toMatchObject([{ fileType: 'xlsx' }])
  await owner.call(trainAgent, { params })
  for (const { article, name, price } of rows.filter((_, at) => at % 50 === 3))
    for (const message of [`What does ${article} cost?`, `How much is the ${name}?`, `Preis von ${article}?`])
      expect((await ask(app.origin, publicId ?? '', { message })).text, message).toContain(price)
})
