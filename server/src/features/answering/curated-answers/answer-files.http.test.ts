import { createAgent, getAgent } from '@parleykit/contract/agents/agents'
import { guessColumnRoles, mapAnswerRows } from '@parleykit/contract/answering/curated-answers/answer-columns'
import * as contract from '@parleykit/contract/answering/curated-answers/answer-files'
import {
  addCuratedAnswer,
  type CuratedAnswer,
  listCuratedAnswers,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import {
  curatedAnswerPageSize,
  curatedAnswersMax,
} from '@parleykit/contract/answering/curated-answers/limits'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { writeSheet } from '../../../../test/documents/write-sheet.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'

let app: TestApp
let owner: TestOwner
beforeAll(async () => {
  app = await createTestApp()
  owner = await makeOwner(app.origin)
})
afterAll(() => app.close())

type Sheet = readonly (readonly string[])[]

const newAgent = async () => (await makeAgent(await renew())).id
/** A plan has room for one agent. */
async function renew(): Promise<TestOwner> {
  owner = await makeOwner(app.origin)
  return owner
}

async function upload(agentId: number, bytes: Uint8Array | string, fileName: string) {
  const form = new FormData()
  form.append('file', new Blob([typeof bytes === 'string' ? bytes : Uint8Array.from(bytes)]), fileName)
  const path = `${app.origin}${contract.readAnswerFile.path.replace(':id', String(agentId))}`
  const sent = await fetch(path, { method: 'POST', body: form, headers: { cookie: owner.cookie } })
  return { status: sent.status, body: (await sent.json()) as { rows: string[][]; message?: string } }
}

async function download(agentId: number, format: contract.AnswerFormat): Promise<Uint8Array> {
  const path = contract.exportCuratedAnswers.path.replace(':id', String(agentId))
  const sent = await fetch(`${app.origin}${path}?format=${format}`, { headers: { cookie: owner.cookie } })
  expect(sent.headers.get('content-disposition')).toContain(`.${format}`)
  return new Uint8Array(await sent.arrayBuffer())
}

const importSheet = (agentId: number, rows: Sheet, isPreview = false) =>
  owner.call(contract.importCuratedAnswers, {
    params: { id: agentId },
    body: { rows: mapAnswerRows(rows, { roles: guessColumnRoles(rows), hasHeader: true }), isPreview },
  })

async function listAll(agentId: number) {
  const answers: CuratedAnswer[] = []
  for (let page = 1; page === 1 || answers.length % curatedAnswerPageSize === 0; page++) {
    const { body, headers } = await owner.call(listCuratedAnswers, {
      params: { id: agentId },
      query: { page },
    })
    answers.push(...body)
    if (answers.length === Number(headers.get(totalCountHeader))) break
  }
  return answers.map(({ question, answer, wordings, validFrom, validUntil }) => ({
    ...{ question, answer, wordings, validFrom, validUntil },
  }))
}

/** The header of files that an earlier version exported. */
const formerHeader = ['Question', 'Answer', 'Other wordings', 'Valid from', 'Valid until']
const header = ['Question', 'Answer', 'Other wordings', 'First day', 'Last day']
const oddAnswers = [
  '=HYPERLINK("https://example.com")',
  "'=1 is what it says, and ''=2 too",
  '- a towel\n- a hat\n\n**Bring** both; or |one|.',
  'He said: "Yes, always."\n\nThen he left.',
  '  indented, with a trailing space ',
  'Grüße, 你好, مرحبا 👋🏽 _x0041_ and\ttabs',
  '+49 30 1234; -5 °C, @home',
  '\ufeffNo mark, a\u00a0space',
]
const fourHundred: Sheet = [
  header,
  ...Array.from({ length: 400 }, (_, at) => [
    `${at % 9 === 0 ? '=' : ''}What does article ${4000 + at} cost in Ghent?`,
    `${oddAnswers[at % oddAnswers.length]} No. ${at}`,
    Array.from({ length: at % 4 }, (_, of) => `Price of ${4000 + at} by offer number ${of}, please`).join(
      '\n',
    ),
    at % 5 === 0 ? `2027-01-${String(1 + (at % 28)).padStart(2, '0')}` : '',
    at % 7 === 0 ? '2027-03-31' : '',
  ]),
]

describe('400 questions and answers', () => {
  test.each(['csv', 'xlsx'] as const)('are the same after an export and an import as %s', async (format) => {
    const first = await newAgent()
    const { body: report } = await importSheet(first, fourHundred)
    expect(report).toEqual({ added: 400, changed: 0, unchanged: 0, duplicates: [], errors: [] })
    const stored = await listAll(first)
    expect(stored).toHaveLength(400)
    expect(stored.at(-1)).toMatchObject({ question: fourHundred[1]?.[0], answer: fourHundred[1]?.[1] })
    const file = await download(first, format)
    const read = await upload(first, file, `answers.${format}`)
    expect(read.body.rows).toEqual(fourHundred)
    const again = await importSheet(first, read.body.rows)
    expect(again.body).toEqual({ added: 0, changed: 0, unchanged: 400, duplicates: [], errors: [] })

    const second = await newAgent()
    expect((await importSheet(second, read.body.rows)).body.added).toBe(400)
    expect(await listAll(second)).toEqual(stored)
    expect((await upload(second, await download(second, format), `b.${format}`)).body.rows).toEqual(
      fourHundred,
    )
  })
})

test('a preview says what would become of each row, and stores nothing', async () => {
  const id = await newAgent()
  const add = (body: { question: string; answer: string; wordings?: string[] }) =>
    owner.call(addCuratedAnswer, { params: { id }, body })
  await add({ question: 'Is parking free?', answer: 'On Sundays.', wordings: ['Where do I leave my car?'] })
  await add({ question: 'May dogs come?', answer: 'Yes.' })
  await add({ question: 'Is there wifi?', answer: 'Free.' })
  const rows = [
    header,
    ['Do you rent tents?', 'From May on.', 'Is there a tent to rent?\n\n', '24.12.2026', '2026-12-26'],
    ['May dogs come?', 'Only small ones.', '', '', ''],
    ['Is parking free?', 'On Sundays.', 'Where do I leave my car?', '', ''],
    ['Please, is the parking free?', 'Never.', '', '', ''],
    ['Is it far to the beach?', 'No.', 'is there any wifi', '', ''],
    ['', 'An answer to nothing.', '', '', ''],
    ['When is dinner?', ' ', '', '', ''],
    ['When is lunch?', 'At noon.', '', '12/24/26', ''],
    ['When is breakfast?', 'At eight.', '', '2026-12-26', '2026-12-24'],
    ['', '', '', '', ''],
  ]
  const preview = await importSheet(id, rows, true)
  expect(preview.body).toEqual({
    ...{ added: 1, changed: 1, unchanged: 1 },
    duplicates: [
      { row: 5, reason: '“Please, is the parking free?” is already in row 4.' },
      { row: 6, reason: expect.stringContaining('asks the same as “Is there wifi?”') },
    ],
    errors: [
      { row: 7, reason: 'Question is required.' },
      { row: 8, reason: 'Answer is required.' },
      { row: 9, reason: 'Write dates like 2026-12-24 or 24.12.2026.' },
      { row: 10, reason: 'The last day is before the first day.' },
    ],
  })
  expect((await listAll(id)).map(({ answer }) => answer)).toEqual(['Free.', 'Yes.', 'On Sundays.'])
  expect((await importSheet(id, rows)).body).toEqual(preview.body)
  const forever = { validFrom: null, validUntil: null }
  expect(await listAll(id)).toEqual([
    {
      ...{ question: 'Do you rent tents?', answer: 'From May on.', wordings: ['Is there a tent to rent?'] },
      ...{ validFrom: '2026-12-24', validUntil: '2026-12-26' },
    },
    { question: 'Is there wifi?', answer: 'Free.', wordings: [], ...forever },
    { question: 'May dogs come?', answer: 'Only small ones.', wordings: [], ...forever },
    {
      ...{ question: 'Is parking free?', answer: 'On Sundays.', wordings: ['Where do I leave my car?'] },
      ...forever,
    },
  ])
})

test('other dates change an answer, and a wording may move to another question', async () => {
  const id = await newAgent()
  const christmas = ['When are you open?', 'Closed.', '', '2026-12-24', '2026-12-26']
  await importSheet(id, [
    formerHeader,
    christmas,
    ['Where are you?', 'Here.', 'What is your address?', '', ''],
  ])
  const moved = [
    ['When are you open?', 'Closed.', '', '2026-12-24', '2026-12-27'],
    ['Where are you?', 'Here.', '', '', ''],
    ['How do I get there?', 'By bus.', 'What is your address?', '', ''],
  ]
  expect((await importSheet(id, [header, ...moved])).body).toMatchObject({
    added: 1,
    changed: 2,
    duplicates: [],
  })
})

test('more than the plan has room for is refused whole, and counts as knowledge', async () => {
  const id = await newAgent()
  const rows = Array.from({ length: 160 }, (_, at) => [`What is number ${at}?`, 'x'.repeat(3990), '', '', ''])
  const refused = await importSheet(id, [header, ...rows])
  expect(refused).toMatchObject({ status: 403, body: { code: 'plan_limit_reached' } })
  expect(JSON.stringify(refused.body)).toContain('subscription')
  expect(await listAll(id)).toEqual([])
  expect((await importSheet(id, [header, ...rows.slice(0, 100)])).body.added).toBe(100)
  const { body } = await owner.call(getAgent, { params: { id } })
  expect(body.knowledgeBytes).toBeGreaterThan(399_000)
})

describe('a file', () => {
  test('of a spreadsheet gives days as days, and the first sheet that has any text', async () => {
    const id = await newAgent()
    const sheet = writeSheet([
      ['Question', 'Answer'],
      ['How much?', 5],
    ])
    expect((await upload(id, sheet, 'a.xlsx')).body.rows).toEqual([
      ['Question', 'Answer'],
      ['How much?', '5'],
    ])
  })

  test('of semicolons or in an old encoding is read', async () => {
    const id = await newAgent()
    const latin = Buffer.from('Frage;Antwort\r\nHabt ihr offen?;Natürlich, täglich.\r\n', 'latin1')
    expect((await upload(id, latin, 'fragen.csv')).body.rows).toEqual([
      ['Frage', 'Antwort'],
      ['Habt ihr offen?', 'Natürlich, täglich.'],
    ])
  })

  test('that is empty, too long, broken or of another kind is refused with the reason', async () => {
    const id = await newAgent()
    const long = `Question,Answer\n${'Who?,Me\n'.repeat(curatedAnswersMax + 100)}`
    const bad: [string | Uint8Array, string, number][] = [
      ['', 'a.csv', 422],
      [' \n \n', 'a.csv', 422],
      [long, 'a.csv', 422],
      ['PK\x03\x04 and no more', 'a.xlsx', 422],
      ['no spreadsheet', 'a.xlsx', 422],
      ['Question', 'a.pdf', 415],
      [new Uint8Array([0, 1, 2, 0, 0, 7]), 'a.csv', 422],
    ]
    for (const [bytes, name, status] of bad) {
      const refused = await upload(id, bytes, name)
      expect([name, refused.status, typeof refused.body.message]).toEqual([name, status, 'string'])
    }
  })
})

test('nothing of another owner is read, imported or exported', async () => {
  const id = await newAgent()
  owner = await makeOwner(app.origin)
  await owner.call(createAgent, { body: { name: 'Mine' } })
  expect((await upload(id, 'Question,Answer\nWho?,Me', 'a.csv')).status).toBe(404)
  expect((await importSheet(id, [header, ['Who?', 'Me.']])).status).toBe(404)
  const params = { id }
  expect((await owner.call(contract.exportCuratedAnswers, { params })).status).toBe(404)
})
