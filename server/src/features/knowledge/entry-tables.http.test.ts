import { createAgent } from '@parleykit/contract/agents/agents'
import { changeEntryTables, getEntryTables } from '@parleykit/contract/knowledge/entry-tables'
import {
  addKnowledgeText,
  getKnowledgeEntry,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { noTableChoices } from '@parleykit/contract/knowledge/table-choices'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadAgent, importFile } from '../../../test/agent-file.ts'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { writeWorkbook } from '../../../test/documents/write-workbook.ts'
import { makeOwner } from '../../../test/make-owner.ts'
import { setTier } from '../../../test/set-tier.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const boats = [
  ['Harbour Shop', 'Spring', 'Spring'],
  ['Boat', 'Article', 'Cost'],
  ['Name', 'Number', 'Purchase'],
  ['Kayak Heron', 4711, '310 €'],
  ['Canoe Otter', 4712, '480 €'],
]
const staff = [
  ['Person', 'Phone'],
  ['Ada Quill', '555-0142'],
]
const hidden = [
  ['Code', 'Door'],
  ['9931', 'Cellar'],
]

const workbook = () => writeWorkbook({ Boats: boats, Staff: staff, Hidden: hidden }, ['Hidden'])

async function upload(name = 'boats.xlsx', bytes = workbook()) {
  const owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'pro')
  const { id, publicId } = (await owner.call(createAgent, { body: { name: 'Shop' } })).body
  const entry = (await owner.call(uploadKnowledgeFile, { params: { id }, file: { name, bytes } })).body
  const params = { id, entryId: entry.id }
  const textOf = async () => (await owner.call(getKnowledgeEntry, { params })).body.text
  return {
    owner,
    params,
    textOf,
    answerTo: (message: string) => ask(app.origin, publicId ?? '', { message }),
  }
}

const leftOut = {
  leftOutSheets: ['Staff'],
  sheets: [{ name: 'Boats', headerRow: 3, keyColumn: 2, leftOutColumns: [3] }],
}

test('sheets are shown with their guessed header, columns with samples, and one row', async () => {
  const { owner, params } = await upload()
  const { sheets, choices } = (await owner.call(getEntryTables, { params })).body
  expect(choices).toEqual(noTableChoices)
  expect(sheets.map(({ name, isLeftOut }) => [name, isLeftOut])).toEqual([
    ['Boats', false],
    ['Staff', false],
  ])
  expect(sheets[1]).toMatchObject({
    ...{ headerRow: 1, guessedHeaderRow: 1, keyColumn: null, rows: 2 },
    columns: [
      { number: 1, name: 'Person', sample: 'Ada Quill', isLeftOut: false },
      { number: 2, name: 'Phone', sample: '555-0142', isLeftOut: false },
    ],
    exampleRow: 'Person: Ada Quill; Phone: 555-0142',
  })
})

test('what is left out is answered until the training and not any more after it', async () => {
  const { owner, params, textOf, answerTo } = await upload()
  await owner.call(trainAgent, { params })
  expect((await answerTo('What is the phone of Ada Quill?')).text).toContain('555-0142')
  const before = await textOf()
  const preview = await owner.call(changeEntryTables, { params, body: { choices: leftOut, isPreview: true } })
  expect(await textOf()).toBe(before)
  const changed = await owner.call(changeEntryTables, { params, body: { choices: leftOut } })
  expect(changed.body).toEqual(preview.body)
  expect(changed.body.sheets[0]?.exampleRow).toBe('Number: 4711; Name: Kayak Heron')
  expect(await textOf()).not.toMatch(/310|Ada Quill|555-0142/)
  const [entry] = (await owner.call(listKnowledge, { params })).body
  expect(entry).toMatchObject({ trained: false, changedSince: true })
  await owner.call(trainAgent, { params })
  expect((await answerTo('What is the phone of Ada Quill?')).text).not.toContain('555-0142')
  expect((await answerTo('What is the cost of 4711?')).text).not.toContain('310')
  expect((await answerTo('4711')).text).toContain('Kayak Heron')
  const imported = await importFile(owner, await downloadAgent(app.origin, owner, params.id))
  const importedParams = { id: Number(imported.agentId) }
  const [copy] = (await owner.call(listKnowledge, { params: importedParams })).body
  const copied = { params: { ...importedParams, entryId: copy?.id ?? 0 } }
  expect((await owner.call(getKnowledgeEntry, copied)).body.text).toBe(await textOf())
  expect((await owner.call(getEntryTables, copied)).body).toEqual(changed.body)
})

test('a wrong guess is corrected: of two header rows, the second one or the first one begins the header', async () => {
  const { owner, params, textOf } = await upload()
  for (const [headerRow, names] of [
    [3, 'Name; Number; Purchase'],
    [2, 'Boat; Article; Cost'],
  ] as const) {
    const sheets = [{ name: 'Boats', headerRow, keyColumn: null, leftOutColumns: [] }]
    const body = { choices: { leftOutSheets: [], sheets } }
    const [boatsSheet] = (await owner.call(changeEntryTables, { params, body })).body.sheets
    expect(boatsSheet?.headerRow).toBe(headerRow)
    expect(boatsSheet?.columns.map(({ name }) => name).join('; ')).toBe(names)
    expect(await textOf()).toContain(`| ${names.replaceAll('; ', ' | ')} |`)
  }
})

test('what cannot be read again is refused with its reason, and nothing changes', async () => {
  const { owner, params, textOf } = await upload()
  const before = await textOf()
  const sheets = [{ name: 'Boats', headerRow: 900, keyColumn: null, leftOutColumns: [] }]
  const noRow = { choices: { leftOutSheets: [], sheets } }
  const refused = await owner.call(changeEntryTables, { params, body: noRow })
  expect(refused).toMatchObject({ status: 422, body: { message: 'The sheet "Boats" has no row 900.' } })
  const nothing = { choices: { leftOutSheets: ['Boats', 'Staff'], sheets: [] } }
  expect((await owner.call(changeEntryTables, { params, body: nothing })).status).toBe(422)
  expect(await textOf()).toBe(before)
  const typed = await owner.call(addKnowledgeText, { params, body: { content: 'Kayaks are boats.' } })
  const ofText = { params: { ...params, entryId: typed.body.id } }
  expect(await owner.call(getEntryTables, ofText)).toMatchObject({ status: 400 })
  const client = new pg.Client(app.databaseUrl)
  await client.connect()
  await client.query('update knowledge_entries set file_blob_id = null where id = $1', [params.entryId])
  await client.end()
  const missing = await owner.call(changeEntryTables, { params, body: { choices: leftOut } })
  expect(missing).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining("original file isn't stored") },
  })
  expect(await textOf()).toBe(before)
})

test('a CSV file has one sheet without a name', async () => {
  const csv = Buffer.from('Shop prices\nNumber,Name,Cost\n4711,Kayak,310 €\n4712,Canoe,480 €\n')
  const { owner, params, textOf } = await upload('prices.csv', csv)
  const sheets = [{ name: '', headerRow: null, keyColumn: 2, leftOutColumns: [3] }]
  const body = { choices: { leftOutSheets: [], sheets } }
  const changed = (await owner.call(changeEntryTables, { params, body })).body
  expect(changed.sheets).toMatchObject([{ name: '', headerRow: 2, exampleRow: 'Name: Kayak; Number: 4711' }])
  expect(await textOf()).toBe(
    'Shop prices\n\n| Name | Number |\n| --- | --- |\n| Kayak | 4711 |\n| Canoe | 4712 |',
  )
})
