import { createAgent } from '@parleykit/contract/agents/agents'
import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
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

async function upload(fileName: string, sheet: Buffer) {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Shop' } })).body
  const form = new FormData()
  form.append('file', new Blob([Uint8Array.from(sheet)]), fileName)
  const path = `${app.origin}/api/agents/${id}/knowledge/upload`
  const sent = await fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })
  expect(sent.status).toBe(201)
  const params = { id }
  const [entry] = (await owner.call(listKnowledge, { params })).body
  await owner.call(trainAgent, { params })
  return { owner, params, entry, answerTo: (message: string) => ask(app.origin, publicId ?? '', { message }) }
}

const sheet = writeSheet([
  ['Article', 'Name', 'Price'],
  ...rows.map(({ article, name, price }) => [Number(article), name, price]),
])

test('a price list of 400 rows is looked up by article and by name, in English and German', async () => {
  const { entry, answerTo } = await upload('prices.xlsx', sheet)
  expect(entry).toMatchObject({ fileType: 'xlsx' })
  for (const { article, name, price } of rows.filter((_, at) => at % 50 === 3))
    for (const message of [`What does ${article} cost?`, `How much is the ${name}?`, `Preis von ${article}?`])
      expect((await answerTo(message)).text, message).toContain(`Price: ${price}`)
})

test('rows are filtered, ordered and counted, with their source, until their entry is deleted', async () => {
  const { owner, params, entry, answerTo } = await upload('prices.xlsx', sheet)
  const cheapest = await answerTo('What is your cheapest product?')
  expect(cheapest.text).toBe('Article: 4000; Name: Kayak M0; Price: 5.50 €')
  expect(cheapest.events.at(-1)?.sources).toMatchObject([
    { title: 'prices.xlsx', quote: '| 4000 | Kayak M0 | 5.50 € |' },
  ])
  const counted = rows.filter(({ price }) => Number.parseFloat(price) < 50).length
  expect((await answerTo('Wie viele Artikel kosten unter 50 €?')).text).toMatch(
    new RegExp(`^${counted} gefunden`),
  )
  const price = 'What does 4021 cost?'
  expect((await answerTo(price)).text).toContain(rows[3]?.price)
  await owner.call(deleteKnowledgeEntry, { params: { ...params, entryId: entry?.id ?? 0 } })
  expect((await answerTo(price)).text).not.toContain(rows[3]?.price)
})
