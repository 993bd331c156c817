import { limitsOf } from '@parleykit/contract/billing/plans'
import {
  downloadKnowledgeFile,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { uploadKnowledgeArchive } from '@parleykit/contract/knowledge/knowledge-archives'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { zip } from '../../../test/documents/zip.ts'
import { makeAgent } from '../../../test/make-agent.ts'
import { makeOwner } from '../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function openAgent() {
  const owner = await makeOwner(app.origin)
  const params = { id: (await makeAgent(owner)).id }
  const send = (bytes: Buffer, name = 'shop.zip') =>
    owner.call(uploadKnowledgeArchive, { params, file: { name, bytes } })
  return { owner, params, send }
}

/** Changes every occurrence of some bytes, in headers of files and in the directory. */
function replaced(bytes: Buffer, from: string, to: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1')
}

/** Sets the flag of encryption in the directory's record of a file. */
function locked(bytes: Buffer, name: string): Buffer {
  const at = bytes.lastIndexOf(name) - 46
  bytes.writeUInt16LE(bytes.readUInt16LE(at + 8) | 1, at + 8)
  return bytes
}

/** Makes the directory's record of a file declare a size. */
function declared(bytes: Buffer, name: string, size: number): Buffer {
  bytes.writeUInt32LE(size, bytes.lastIndexOf(name) - 46 + 24)
  return bytes
}

test('each file that can be read becomes an entry named by its path, and the others have a reason', async () => {
  const { owner, params, send } = await openAgent()
  const inner = await zip({ 'a.txt': 'Inside.' })
  const archive = await zip({
    'shop/': '',
    'shop/hours.txt': Buffer.from('Täglich von neun bis fünf geöffnet, außer an Feiertagen.', 'latin1'),
    'shop/menus/summer.docx': await writeDocx([{ text: 'Iced tea costs 3 euros.' }]),
    'shop/menus/copy of summer.md': 'Iced tea costs 3 euros.',
    'shop/setup.exe': 'MZ',
    'shop/more.zip': inner,
    'shop/broken.pdf': '%PDF-1.7\n',
    'shop/secret.txt': 'For the staff.',
    'shop/larger.txt': 'More than it says.',
    'xx/evil.txt': 'Written outside.',
    'shop/.DS_Store': 'Bud1',
    '__MACOSX/shop/._hours.txt': 'Bud1',
  })
  const hostile = declared(locked(archive, 'shop/secret.txt'), 'shop/larger.txt', 3)
  const { status, body } = await send(replaced(hostile, 'xx/evil.txt', '../evil.txt'))
  expect(status).toBe(200)
  expect(body.taken.map(({ fileName }) => fileName)).toEqual(['shop/hours.txt', 'shop/menus/summer.docx'])
  expect(Object.fromEntries(body.skipped.map(({ path, reason }) => [path, reason]))).toEqual({
    'shop/setup.exe': "This file type isn't supported.",
    'shop/more.zip': expect.stringContaining("isn't unpacked"),
    'shop/broken.pdf': expect.stringContaining('damaged'),
    'shop/secret.txt': expect.stringContaining('password-protected'),
    'shop/larger.txt': expect.stringContaining('damaged'),
    '../evil.txt': expect.stringContaining('outside'),
    'shop/menus/copy of summer.md': expect.stringContaining('"shop/menus/summer.docx"'),
  })
  const listed = (await owner.call(listKnowledge, { params })).body
  expect(listed.map(({ content }) => content)).toContain(
    'Täglich von neun bis fünf geöffnet, außer an Feiertagen.',
  )
  const [entry] = body.taken
  const path = downloadKnowledgeFile.path
    .replace(':id', String(params.id))
    .replace(':entryId', String(entry?.id))
  const original = await fetch(`${app.origin}${path}`, { headers: { cookie: owner.cookie } })
  expect(original.headers.get('content-disposition')).toBe('attachment; filename=hours.txt')
})

test('bombs, other files and damaged archives are refused, and the good files beside a bomb are taken', async () => {
  const { send } = await openAgent()
  const bomb = Buffer.alloc(21 * 1024 * 1024)
  const mixed = await send(await zip({ 'bomb.txt': bomb, 'hours.txt': 'We open at nine.' }))
  expect(mixed.body.taken.map(({ fileName }) => fileName)).toEqual(['hours.txt'])
  expect(mixed.body.skipped).toEqual([expect.objectContaining({ path: 'bomb.txt', isOverPlan: false })])
  const archive = await zip({ 'prices.txt': 'Boats cost 30 euros.' })
  expect(await send(archive.subarray(0, -10))).toMatchObject({
    status: 422,
    body: { code: 'unreadable_file' },
  })
  expect(await send(Buffer.from('We open at nine.'))).toMatchObject({ status: 422 })
  expect(await send(archive, 'prices.docx')).toMatchObject({ status: 415 })
  const many = await zip(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.exe`, ''])))
  expect(await send(many)).toMatchObject({ status: 422, body: { message: expect.stringContaining('5,000') } })
})

test('what is over the plan is listed, and refused if there is room for nothing', async () => {
  const { owner, params, send } = await openAgent()
  const long = Buffer.alloc(limitsOf('free').knowledgeBytes + 100, 'We open at nine. ')
  const mixed = await send(await zip({ 'long.txt': long, 'hours.txt': 'We open at nine.' }))
  expect(mixed).toMatchObject({
    status: 200,
    body: { taken: [{ fileName: 'hours.txt' }], skipped: [{ path: 'long.txt', isOverPlan: true }] },
  })
  expect(await send(await zip({ 'long.txt': long }))).toMatchObject({
    status: 403,
    body: { code: 'plan_limit_reached', message: expect.stringContaining('upgrade your plan') },
  })
  expect((await owner.call(listKnowledge, { params })).body).toHaveLength(1)
})

test('a file of a folder has the folder in its name', async () => {
  const { owner, params } = await openAgent()
  const file = { name: 'summer.md', bytes: Buffer.from('Iced tea costs 3 euros.') }
  const query = { folder: 'Menus/../2026/' }
  const { body } = await owner.call(uploadKnowledgeFile, { params, query, file })
  expect(body.fileName).toBe('Menus/2026/summer.md')
})
