import {
  createAgentWithForm,
  getAgent,
  listAgents,
  uploadProfileImage,
} from '@parleykit/contract/agents/agents'
import {
  addCuratedAnswer,
  listCuratedAnswers,
} from '@parleykit/contract/answering/curated-answers/curated-answers'
import { getChecks, saveChecks } from '@parleykit/contract/answering/evals/evals'
import {
  addKnowledgeText,
  getKnowledgeEntry,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import {
  getSyncSchedule,
  startSync,
  updateSyncSchedule,
} from '@parleykit/contract/knowledge/websites/website-syncs'
import { batchScrape, getScrapeStatus } from '@parleykit/contract/knowledge/websites/websites'
import type { AgentFileSettings } from '@parleykit/contract/portability/agent-files'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadAgent, importFile, listed, sendAgentFile, writeAgentFile } from '../../../test/agent-file.ts'
import { ask } from '../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts'
import { unzip } from '../../../test/documents/unzip.ts'
import { writeDocx } from '../../../test/documents/write-docx.ts'
import { zip } from '../../../test/documents/zip.ts'
import { makeOwner, type TestOwner } from '../../../test/make-owner.ts'
import { htmlPage, servePages, type TestPages } from '../../../test/serve-pages.ts'
import { setTier } from '../../../test/set-tier.ts'
import { writePng } from '../../../test/write-png.ts'
import { sql } from '../../platform/database/drizzle.ts'
import { failLostImports } from './index.ts'

let app: TestApp
let site: TestPages
beforeAll(async () => {
  site = await servePages({
    '/boats': htmlPage('Boats', '<p>The harbour lends twelve rowing boats to anybody who can swim.</p>'),
  })
  app = await createTestApp({ ALLOW_PRIVATE_HOSTS: site.host, BROWSER_PATH: 'off' })
})
afterAll(async () => {
  await app.close()
  await site.close()
})

/** A new setting of an agent's form has to stand here: its way through a file is tested with it. */
const settings: Required<AgentFileSettings> = {
  name: 'Harbour "Shop" / Ü',
  tagline: 'Boats and more',
  description: 'Knows the harbour.',
  toneType: 'support_troubleshooter',
  customTone: 'Be brief.',
  brandColor: '#123456',
  theme: 'system',
  greeting: 'Ahoy!',
  starterPrompts: [{ title: 'Boats', content: 'How many boats are there?' }],
  visibility: 'public',
  allowedDomains: ['harbour.example'],
  ...{ dailyRepliesPerAddress: null, dailyReplies: 777, trainsItself: false, takesPictures: true },
  retentionDays: 30,
  proactiveMessage: { text: 'Any questions?', afterSeconds: 20, scrolledPercent: null, paths: ['/shop/*'] },
  consentLine: { text: 'What you write is kept.', linkText: '', linkUrl: '', isRequired: true },
  leadForm: {
    title: 'Write to us',
    text: '',
    button: 'Send it',
    thanks: '',
    asksName: true,
    asksMessage: false,
    consent: { text: 'I agree.', linkText: 'Privacy', linkUrl: 'https://example.com/privacy' },
    mailsOwner: false,
  },
  officeHours: {
    timeZone: 'Europe/Lisbon',
    days: [{ from: '09:00', to: '17:00' }, null, null, null, null, null, null],
    text: 'Back on Monday.',
  },
  humanContact: { text: '', email: 'harbour@example.com', phone: '', url: '' },
  replyCheck: 'before_shown',
  temperature: 0.5,
  replyTokensMax: 900,
  modelBudget: { unit: 'usd', amount: 12.5 },
  instructions: { about: 'We lend boats.', style: '', always: '', never: 'Joke.', person: '' },
  usesModels: false,
  refusalTexts: [{ language: 'de', text: 'Dazu weiß ich nichts. Rufen Sie uns gern an.' }],
  allowsTakeover: true,
}

const questions = [
  'How many rowing boats does the harbour lend?',
  'What does a kayak cost?',
  'When does the ferry leave?',
  'Do you rent surfboards?',
]

async function makeWholeAgent(owner: TestOwner) {
  const { id, publicId } = (await owner.call(createAgentWithForm, { body: settings })).body
  const params = { id }
  await owner.call(addKnowledgeText, {
    params,
    body: { content: 'A kayak costs 20 euros a day.', fileName: 'Kayaks' },
  })
  const docx = await writeDocx([{ text: 'The ferry leaves at noon from the northern pier.' }])
  await owner.call(uploadKnowledgeFile, { params, file: { name: 'Ferries.docx', bytes: docx } })
  const { jobId } = (await owner.call(batchScrape, { params, body: { urls: [`${site.origin}/boats`] } })).body
  const status = async () => (await owner.call(getScrapeStatus, { params: { id, jobId } })).body.status
  await expect.poll(status, { timeout: 120_000 }).toBe('completed')
  await owner.call(updateSyncSchedule, { params, body: { every: 'weekly', trainAfterwards: true } })
  const further = { wordings: ['Can I rent surfboards here?'], validUntil: '2090-12-31' }
  const curated = { question: 'Do you rent surfboards?', answer: 'No, *never*.', ...further }
  await owner.call(addCuratedAnswer, { params, body: curated })
  await owner.call(saveChecks, { params, body: { questions } })
  await owner.call(uploadProfileImage, { params, file: { name: 'me.png', bytes: writePng(40, 40) } })
  await owner.call(trainAgent, { params })
  await waitForTraining(owner, id)
  await ask(app.origin, publicId, { message: 'Zanzibar?' }, { origin: 'https://harbour.example' })
  return { id, publicId }
}

async function waitForTraining(owner: TestOwner, id: number): Promise<void> {
  const status = async () => (await owner.call(getAgent, { params: { id } })).body.trainingStatus
  await expect.poll(status, { timeout: 120_000 }).toBe('completed')
}

async function answersOf(publicId: string): Promise<string[]> {
  const answers = []
  for (const message of questions)
    answers.push((await ask(app.origin, publicId, { message }, { origin: 'https://harbour.example' })).text)
  return answers
}

async function knowledgeOf(owner: TestOwner, id: number) {
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  return Promise.all(
    entries.toReversed().map(async (entry) => {
      const params = { id, entryId: entry.id }
      const { fileName, fileType, content, text, metadata } = (
        await owner.call(getKnowledgeEntry, { params })
      ).body
      return { fileName, fileType, content, text, metadata: JSON.parse(metadata) }
    }),
  )
}

test('an agent goes into a file and comes out of it elsewhere as it was', async () => {
  const [owner, other] = [await makeOwner(app.origin), await makeOwner(app.origin)]
  await setTier(app.databaseUrl, owner, 'pro')
  await setTier(app.databaseUrl, other, 'pro')
  const { id, publicId } = await makeWholeAgent(owner)
  const file = await downloadAgent(app.origin, owner, id)
  const parts = await unzip(file)
  const manifest = JSON.parse(String(parts['manifest.json']))
  expect(manifest.settings).toEqual(settings)
  const agent = (await owner.call(getAgent, { params: { id } })).body
  const everything = Object.values(parts).map(String).join('\n')
  for (const kept of [agent.apiKey, publicId, owner.user.username, owner.user.email, 'Zanzibar'])
    expect(everything).not.toContain(kept)

  const { status, agentId, report, done, total } = await importFile(other, file)
  expect([status, done, total]).toEqual(['completed', 3, 3])
  expect(report).toMatchObject({ texts: 1, files: 1, pages: 1, curatedAnswers: 1, hasPicture: true })
  expect(report?.leftOut).toEqual([])
  expect(report?.notes.join(' ')).toContain('harbour.example')
  const params = { id: Number(agentId) }
  const imported = (await other.call(getAgent, { params })).body
  expect(imported.apiKey).not.toBe(agent.apiKey)
  expect(imported.profileImageUrl).not.toBeNull()
  expect(imported).toMatchObject({
    ...{ workspaceId: other.user.id, status: 'active', conversationCount: 0 },
    knowledgeBytes: agent.knowledgeBytes,
  })
  const again = JSON.parse(
    String((await unzip(await downloadAgent(app.origin, other, params.id)))['manifest.json']),
  )
  expect(again.settings).toEqual(settings)
  expect(again.knowledge).toEqual(manifest.knowledge)
  expect(again.curatedAnswers).toEqual(manifest.curatedAnswers)
  expect(String(parts['curated-answers.jsonl'])).toContain('2090-12-31')
  expect((await other.call(getChecks, { params })).body).toMatchObject({ questions, run: null })
  expect(await knowledgeOf(other, params.id)).toEqual(await knowledgeOf(owner, id))
  expect((await other.call(getSyncSchedule, { params })).body).toMatchObject({
    every: 'weekly',
    trainAfterwards: true,
  })
  await waitForTraining(other, params.id)
  expect(await answersOf(imported.publicId)).toEqual(await answersOf(publicId))

  // The pages are known as such: they can be read again.
  const sync = await other.call(startSync, { params, body: {} })
  expect(sync.status, JSON.stringify(sync.body)).toBe(201)
  const ended = async () =>
    (await other.call(getScrapeStatus, { params: { ...params, jobId: sync.body.jobId } })).body
  await expect.poll(async () => (await ended()).status, { timeout: 120_000 }).toBe('completed')
  expect((await ended()).pages).toMatchObject([{ result: 'unchanged' }])
})

const long = (bytes: number) => 'Ferries leave at noon. '.repeat(bytes / 23)

const page = (url: string) => ({
  ...{ kind: 'page', name: 'Page', url, readAt: '2026-01-01T00:00:00.000Z' },
  part: listed('knowledge/1.txt', 'Noon.'),
})

const bad: readonly [string, () => Promise<Buffer> | Buffer, number, RegExp][] = [
  ['what is no archive', () => Buffer.from('Just words.'), 422, /isn't a ZIP file/],
  ['an archive of something else', () => zip({ 'a.txt': 'words' }), 422, /no manifest\.json/],
  [
    'a file of the future',
    () => writeAgentFile(['Noon.'], (list) => ({ ...list, version: 99 })),
    422,
    /newer version/,
  ],
  [
    'a part that is not what the list says',
    () => writeAgentFile(['Noon.'], (list) => list, { 'knowledge/1.txt': 'Nine.' }),
    422,
    /doesn't match the manifest/,
  ],
  [
    'a part that nobody named',
    () => writeAgentFile(['Noon.'], (list) => list, { 'run.js': 'alert(1)' }),
    422,
    /isn't in the manifest: run\.js/,
  ],
  [
    'more curated answers than there are',
    () =>
      writeAgentFile(
        ['Noon.'],
        (list) => ({
          ...list,
          curatedAnswers: {
            ...listed('curated-answers.jsonl', '{"question":"When?","answer":"Noon."}\n'),
            count: 2,
          },
        }),
        { 'curated-answers.jsonl': '{"question":"When?","answer":"Noon."}\n' },
      ),
    422,
    /number of curated answers/,
  ],
  [
    'a path that leads out',
    async () => {
      const file = await writeAgentFile(['Noon.'])
      return Buffer.from(file.toString('latin1').replaceAll('knowledge/1.txt', '../../../1.txt '), 'latin1')
    },
    422,
    /damaged|isn't a ZIP file/,
  ],
  [
    'what unpacks to far more than it is',
    () => zip({ 'manifest.json': '{}', 'zeros.bin': Buffer.alloc(40 * 1024 * 1024) }),
    422,
    /too large when unpacked|unpacks to far more/,
  ],
  [
    'a part that says it is smaller than it is',
    async () => {
      const file = await writeAgentFile([long(60_000)])
      const at = file.lastIndexOf('PK\x01\x02', file.lastIndexOf('PK\x01\x02') - 1)
      file.writeUInt32LE(100, at + 24)
      return file
    },
    422,
    /damaged|isn't a ZIP file/,
  ],
  [
    'two parts of one name',
    async () => {
      const file = await writeAgentFile(['Noon.', 'Nine.'])
      return Buffer.from(file.toString('latin1').replaceAll('knowledge/2.txt', 'knowledge/1.txt'), 'latin1')
    },
    422,
    /two parts of one name/,
  ],
  [
    'a text that is no text',
    () =>
      writeAgentFile(
        ['Noon.'],
        (list) => ({
          ...list,
          knowledge: [
            { kind: 'text', name: 'A', part: listed('knowledge/1.txt', Buffer.from([0xff, 0xfe, 0x80])) },
          ],
        }),
        { 'knowledge/1.txt': Buffer.from([0xff, 0xfe, 0x80]) },
      ),
    422,
    /not UTF-8/,
  ],
  [
    'more text than the plan has room for',
    () => writeAgentFile([long(590_000), long(20_000)]),
    403,
    /of text/,
  ],
  [
    'more pages than the plan has links for',
    () =>
      writeAgentFile(
        Array.from({ length: 16 }, (_, index) => `Noon ${index}.`),
        (list) => ({
          ...list,
          knowledge: list.knowledge.map(({ part }, index) => ({
            ...page(`https://a.example/${index}`),
            part,
          })),
        }),
      ),
    403,
    /16 website pages/,
  ],
]

test('files that are broken, lie or are over the plan are refused, and nothing is stored', async () => {
  const owner = await makeOwner(app.origin)
  const rows = async () =>
    (
      await app.platform().database.execute(sql`
        select (select count(*) from blobs) blobs, (select count(*) from knowledge_entries) entries,
          (select count(*) from agent_imports where workspace_id = ${owner.user.id}) imports`)
    ).rows
  const before = await rows()
  for (const [name, write, status, message] of bad) {
    const answer = await sendAgentFile(owner, await write())
    expect([answer.status, JSON.stringify(answer.body)], name).toEqual([
      status,
      expect.stringMatching(message),
    ])
  }
  expect((await owner.call(listAgents)).body).toEqual([])
  expect(await rows()).toEqual(before)
  // The workspace's place is free again.
  // Many programs that pack files write their folders too.
  const packed = await writeAgentFile(['The ferry leaves at noon.'], undefined, { 'knowledge/': '' })
  const imported = await importFile(owner, packed)
  expect(imported).toMatchObject({ status: 'completed', report: { texts: 1, isTraining: true } })
  await waitForTraining(owner, Number(imported.agentId))
  // And the plan's is taken: its one agent is there.
  const further = await sendAgentFile(owner, await writeAgentFile(['The ferry leaves at nine.']))
  expect([further.status, further.body]).toMatchObject([403, { code: 'plan_limit_reached' }])
})

test('what cannot be read is left out with its reason; what is too much for the plan leaves nothing', async () => {
  const owner = await makeOwner(app.origin)
  const asFile = (name: string, content: Buffer) => [
    { kind: 'file', name, url: null, part: listed('knowledge/2.bin', content) },
  ]
  const withFile = (name: string, content: Buffer) =>
    writeAgentFile(
      ['The ferry leaves at noon.'],
      (list) => ({
        ...list,
        settings: { ...list.settings, laterSetting: true },
        syncSchedule: { every: 'daily', trainAfterwards: true },
        picture: listed('picture.webp', '<svg onload="alert(1)"/>'),
        knowledge: [...list.knowledge, ...asFile(name, content)],
      }),
      { 'knowledge/2.bin': content, 'picture.webp': '<svg onload="alert(1)"/>' },
    )
  const tooMuch = await importFile(owner, await withFile('long.txt', Buffer.from(long(700_000))))
  expect(tooMuch).toMatchObject({ status: 'error', agentId: null, error: { code: 'plan_limit_reached' } })
  expect((await owner.call(listAgents)).body).toEqual([])

  const { report, agentId } = await importFile(owner, await withFile('setup.exe', Buffer.from('MZ')))
  expect(report).toMatchObject({ texts: 1, files: 0, hasPicture: false })
  expect(report?.leftOut.map(({ name }) => name)).toEqual([
    ...['setup.exe', 'Picture', 'How often pages are read again', 'Setting "laterSetting"'],
  ])
  const params = { id: Number(agentId) }
  expect((await owner.call(getAgent, { params })).body.profileImageUrl).toBeNull()
  expect((await owner.call(getSyncSchedule, { params })).body.every).toBe('off')
  expect((await owner.call(listCuratedAnswers, { params })).body).toEqual([])
})

test('an import whose process has gone says so', async () => {
  const owner = await makeOwner(app.origin)
  const { database } = app.platform()
  const [row] = (
    await database.execute<{ id: string }>(sql`
      insert into agent_imports (workspace_id, status, done, total, created_at, seen_at)
      values (${owner.user.id}, 'processing', 1, 2, now() - interval '1 hour', now() - interval '1 hour')
      returning id`)
  ).rows
  await failLostImports(app.platform())
  const { rows } = await database.execute(
    sql`select status, error_code from agent_imports where id = ${Number(row?.id)}`,
  )
  expect(rows).toEqual([{ status: 'error', error_code: 'not_ready' }])
})
