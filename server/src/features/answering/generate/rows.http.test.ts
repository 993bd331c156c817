import { createAgent } from '@parleykit/contract/agents/agents'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeOwner } from '../../../../test/make-owner.ts'
import {
  type ScriptedLanguageModel,
  startScriptedLanguageModel,
} from '../../../../test/scripted-language-model.ts'

let app: TestApp
let model: ScriptedLanguageModel
beforeAll(async () => {
  model = await startScriptedLanguageModel({ status: 500 })
  app = await createTestApp({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'stand-in' })
})
afterAll(async () => {
  await app.close()
  await model.close()
})

async function agentWith(fileName: string, text: string) {
  const owner = await makeOwner(app.origin)
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Shop' } })).body
  const form = new FormData()
  form.append('file', new Blob([text]), fileName)
  const path = `${app.origin}/api/agents/${id}/knowledge/upload`
  await fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })
  await owner.call(trainAgent, { params: { id } })
  model.requests.length = 0
  return (message: string) => ask(app.origin, publicId ?? '', { message })
}

const rows = Array.from(
  { length: 900 },
  (_, at) => `${4000 + at};Kayak number ${at} of the long list;${at + 10},50 €`,
)
const list = ['Artikel;Name;Preis', ...rows].join('\n')

test('rows that a model looks up are one more passage, which it cites', async () => {
  const askAgent = await agentWith('prices.csv', list)
  model.act = {
    obeys: (messages) => {
      const found = /<passage number="(\d+)"[^>]*>\n2 found:/.exec(messages.at(-1)?.content ?? '')
      return found
        ? { says: `Two cost less: 10,50 € and 11,50 € [${found[1]}].` }
        : {
            calls: 'find_rows',
            input: { table: 1, conditions: [{ column: 'preis', is: 'below', value: '12' }] },
          }
    },
  }
  const reply = await askAgent('Quels kayaks coûtent moins de 12 euros ?')
  expect(reply.text).toBe('Two cost less: 10,50 € and 11,50 € [1].')
  expect(reply.events.at(-1)?.sources).toMatchObject([{ title: 'prices.csv' }])
  const [first, second] = model.requests
  expect(first?.tools?.at(-1)?.function).toMatchObject({
    name: 'find_rows',
    description: expect.stringContaining(
      '1: prices.csv, 900 rows; columns: Artikel (number); Name (text); Preis (money in EUR)',
    ),
  })
  expect(second?.messages.at(-1)?.content).toContain('| 4001 | Kayak number 1 of the long list | 11,50 € |')
})

test('a model gets the rows that are found without it, and a wrong look-up ends', async () => {
  const askAgent = await agentWith('prices.csv', list)
  model.act = { says: 'It costs 710,50 € [1].' }
  await askAgent('What is the most expensive article, and what does it cost?')
  await askAgent('What does 4700 cost?')
  expect(model.requests.at(-1)?.messages.at(-1)?.content).toContain(
    '| 4700 | Kayak number 700 of the long list | 710,50 € |',
  )
  model.act = { calls: 'find_rows', input: { table: 7, conditions: 'none' } }
  model.requests.length = 0
  await askAgent('Combien de kayaks coûtent moins de 12 euros ?')
  expect(model.requests.map(({ tools }) => tools?.length)).toEqual([3, 3, 2])
})

test('an agent without tables offers no look-up', async () => {
  const askAgent = await agentWith('notes.md', '# Opening hours\n\nWe are open from 9 to 5.')
  model.act = { says: 'From 9 to 5 [1].' }
  await askAgent('When are you open?')
  expect(model.requests[0]?.tools?.map(({ function: { name } }) => name)).toEqual([
    'irrelevantPromptHandler',
    'talkToPerson',
  ])
})
