import { deleteKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import {
  changeSource,
  checkSource,
  connectSource,
  removeSource,
} from '@parleykit/contract/knowledge/sources/sources'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { setTier } from '../../../../test/set-tier.ts'
import { type GithubWorld, githubWire } from '../../../../test/sources/github-wire.ts'
import {
  bullet,
  heading,
  type NotionWorld,
  notionWire,
  paragraph,
} from '../../../../test/sources/notion-wire.ts'
import { openSourceWorld, type SourceWorld } from '../../../../test/sources/open-source-world.ts'
import {
  connectAndSync,
  namesOf,
  syncAgain,
  textOfEntry,
  waitForSync,
} from '../../../../test/sources/synced-source.ts'
import { startDueSourceSyncs } from './start-due-source-syncs.ts'

let app: TestApp
let database: pg.Client
let world: SourceWorld
const github: GithubWorld = { files: new Map(), token: null, isTruncated: false }
const notion: NotionWorld = { items: new Map(), unlisted: new Set(), token: 'ntn_secret_1234', pageSize: 2 }
let owner: TestOwner
let id: number
beforeAll(async () => {
  world = await openSourceWorld([githubWire(github), notionWire(notion)])
  app = await createTestApp(world.environment)
  database = new pg.Client(app.databaseUrl)
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await app.close()
  await world.close()
})
beforeEach(async () => {
  owner = await makeOwner(app.origin)
  await setTier(app.databaseUrl, owner, 'standard')
  id = (await makeAgent(owner)).id
})

const textOf = (name: string) => textOfEntry(owner, id, name)

function fillGithub() {
  github.files.clear()
  github.token = null
  github.isTruncated = false
  const files = {
    'docs/guide/start.md': '# Start\n\nPlug it in.',
    'docs/guide/stop.mdx': '# Stop\n\nPull the plug.',
    'docs/api/calls.rst': 'Calls\n=====\n\nCall it.',
    'docs/about.html': '<h1>About</h1><p>We make pumps.</p>',
    'docs/logo.svg': '<svg/>',
    'src/main.md': 'Not in the folder.',
  }
  for (const [path, text] of Object.entries(files)) github.files.set(path, text)
  return { kind: 'github', address: `${world.origin}/acme/docs/tree/main/docs` } as const
}

test('a folder of a repository: connect, choose, sync, change, failure, removal', async () => {
  const access = fillGithub()
  const offer = (await owner.call(checkSource, { params: { id }, body: access })).body
  expect(offer.choices.map(({ key }) => key)).toEqual(['docs/about.html', 'docs/api', 'docs/guide'])
  const { source, report } = await connectAndSync(owner, id, access)
  expect(report.added.names).toEqual([
    'docs/guide/start.md',
    'docs/guide/stop.mdx',
    'docs/api/calls.rst',
    'docs/about.html',
  ])
  expect(await textOf('docs/about.html')).toBe('# About\n\nWe make pumps.')

  github.files.set('docs/guide/start.md', '# Start\n\nPlug it in and wait.')
  github.files.delete('docs/api/calls.rst')
  world.asked.length = 0
  const changed = await syncAgain(owner, id, source.id)
  expect(changed.report).toMatchObject({
    added: { count: 0 },
    changed: { names: ['docs/guide/start.md'] },
    removed: { names: ['docs/api/calls.rst'] },
    unchanged: 2,
  })
  expect(world.asked.filter((path) => path.includes('/git/blobs/'))).toHaveLength(1)

  github.token = 'github_pat_renewed_key'
  const revoked = await syncAgain(owner, id, source.id)
  expect(revoked.report.fault).toMatch(/GitHub doesn't have this/)
  expect(revoked.source.entries).toBe(3)
  const params = { id, sourceId: source.id }
  const key = await owner.call(changeSource, {
    params,
    body: { token: 'github_pat_renewed_key', every: 'daily' },
  })
  expect(key.body).toMatchObject({ tokenEnding: '_key', every: 'daily' })
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({ fault: null, unchanged: 3 })

  const late = `update knowledge_sources set next_at = '2026-01-01' where id = $1`
  await database.query(late, [source.id])
  github.files.set('docs/guide/start.md', '# Start\n\nBy the schedule.')
  await startDueSourceSyncs(app.platform())
  const scheduled = await waitForSync(owner, id, source.id)
  expect(scheduled.report.changed.names).toEqual(['docs/guide/start.md'])
  expect(new Date(scheduled.source.nextAt ?? 0).getTime()).toBeGreaterThan(Date.now())

  const picked = { picked: ['docs/guide'] }
  await owner.call(changeSource, { params, body: picked })
  await waitForSync(owner, id, source.id)
  expect(await namesOf(owner, id)).toEqual(['docs/guide/start.md', 'docs/guide/stop.mdx'])
  await owner.call(removeSource, { params })
  expect(await namesOf(owner, id)).toEqual([])
})

test('a list that is cut or empty removes nothing at once', async () => {
  const { source } = await connectAndSync(owner, id, fillGithub())
  const files = [...github.files]
  github.files.clear()
  github.isTruncated = true
  const cut = await syncAgain(owner, id, source.id)
  expect(cut.report).toMatchObject({ removed: { count: 0 }, failedTotal: 1 })
  github.isTruncated = false
  const empty = await syncAgain(owner, id, source.id)
  expect(empty.report).toMatchObject({ removed: { count: 0 }, heldBack: 4 })
  expect(await namesOf(owner, id)).toHaveLength(4)
  for (const [path, text] of files) github.files.set(path, text)
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({ unchanged: 4, heldBack: 0 })
  github.files.clear()
  await syncAgain(owner, id, source.id)
  expect((await syncAgain(owner, id, source.id)).report.removed.count).toBe(4)
  expect(await namesOf(owner, id)).toEqual([])
})

test('an entry that the owner deletes stays away', async () => {
  const { source } = await connectAndSync(owner, id, fillGithub())
  const [entry] = (await owner.call(listKnowledge, { params: { id } })).body
  await owner.call(deleteKnowledgeEntry, { params: { id, entryId: entry?.id ?? 0 } })
  github.files.set('docs/guide/start.md', '# Start\n\nChanged.')
  const again = await syncAgain(owner, id, source.id)
  expect(again.source).toMatchObject({ entries: 3, leftOut: 1 })
  expect(await namesOf(owner, id)).not.toContain(entry?.fileName)
})

test('a plan without more links keeps the rest out and says so', async () => {
  await setTier(app.databaseUrl, owner, 'free')
  const access = fillGithub()
  for (let at = 0; at < 20; at++) github.files.set(`docs/guide/page-${at}.md`, `Page ${at}`)
  const full = await connectAndSync(owner, id, access)
  expect(full.source.entries).toBe(15)
  expect(full.report).toMatchObject({ added: { count: 15 }, failedTotal: 9 })
  expect(full.report.failed[0]?.reason).toContain('subscription')
  const refused = await owner.call(connectSource, { params: { id }, body: access })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    403,
    expect.stringContaining('subscription'),
  ])
  const scheduled = { params: { id, sourceId: full.source.id }, body: { every: 'hourly' as const } }
  expect((await owner.call(changeSource, scheduled)).status).toBe(403)
})

function fillNotion() {
  notion.items.clear()
  notion.unlisted.clear()
  notion.token = 'ntn_secret_1234'
  const edited = '2026-11-01T10:00:00.000Z'
  notion.items.set('faq', {
    ...{ object: 'page', title: 'FAQ', edited },
    blocks: [
      heading('Shipping'),
      paragraph('We ship in two days.'),
      bullet('Free from 50 €'),
      bullet('Worldwide'),
    ],
  })
  notion.items.set('inner', {
    ...{ object: 'page', title: 'Returns', edited, parent: { type: 'page_id', id: 'faq' } },
    blocks: [paragraph('Within 30 days.')],
  })
  notion.items.set('menu', { object: 'database', title: 'Menu', edited })
  notion.items.set('soup', {
    ...{ object: 'page', title: 'Soup', edited, parent: { type: 'database_id', id: 'menu' } },
    properties: {
      Price: { id: 'a', type: 'number', number: 6.5 },
      Tags: { id: 'b', type: 'multi_select', multi_select: [{ name: 'vegan' }, { name: 'hot' }] },
    },
  })
  notion.items.set('notes', { object: 'page', title: 'Notes', edited, blocks: [paragraph('Internal.')] })
  return { kind: 'notion', token: 'ntn_secret_1234' } as const
}

test('Notion: connect, choose, sync, change, failure, removal', async () => {
  const access = fillNotion()
  const wrong = { ...access, token: 'ntn_wrong' }
  const { status, body: refused } = await owner.call(checkSource, { params: { id }, body: wrong })
  expect([status, JSON.stringify(refused)]).toEqual([422, expect.stringContaining('Notion refuses the key')])
  const offer = (await owner.call(checkSource, { params: { id }, body: access })).body
  expect(offer.choices).toEqual([
    { key: 'faq', label: 'FAQ' },
    { key: 'menu', label: 'Menu' },
    { key: 'notes', label: 'Notes' },
  ])
  const { source } = await connectAndSync(owner, id, { ...access, picked: ['faq', 'menu'] })
  expect(source).toMatchObject({ tokenEnding: '1234', entries: 3 })
  expect(await namesOf(owner, id)).toEqual(['FAQ', 'Returns', 'Soup'])
  expect(await textOf('FAQ')).toBe(
    '# FAQ\n\n## Shipping\n\nWe ship in two days.\n\n- Free from 50 €\n- Worldwide',
  )
  expect(await textOf('Soup')).toBe('# Soup\n\n- Price: 6.5\n- Tags: vegan, hot')

  notion.items.set('inner', {
    ...{ object: 'page', title: 'Returns', edited: '2026-11-02T10:00:00.000Z' },
    ...{ parent: { type: 'page_id', id: 'faq' }, blocks: [paragraph('Within 60 days.')] },
  })
  notion.items.delete('soup')
  const changed = await syncAgain(owner, id, source.id)
  expect(changed.report).toMatchObject({ changed: { names: ['Returns'] }, removed: { names: ['Soup'] } })
  expect(await textOf('Returns')).toContain('Within 60 days.')

  // Search forgets a page that is still there.
  notion.unlisted.add('inner')
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({ removed: { count: 0 }, fault: null })
  notion.token = 'ntn_renewed'
  expect((await syncAgain(owner, id, source.id)).report.fault).toContain('Notion refuses the key')
  expect(await namesOf(owner, id)).toEqual(['FAQ', 'Returns'])
  await owner.call(removeSource, { params: { id, sourceId: source.id } })
  expect(await namesOf(owner, id)).toEqual([])
})

test('a source that is busy is waited for, and one that sends nonsense is not believed', async () => {
  const access = fillNotion()
  let limited = 2
  world.meanwhile = () => (limited-- > 0 ? { status: 429, headers: { 'retry-after': '0' }, body: {} } : null)
  const { source } = await connectAndSync(owner, id, access)
  expect(source.entries).toBe(4)
  world.meanwhile = ({ url }) => (url.pathname === '/v1/search' ? { body: { results: 'none' } } : null)
  expect((await syncAgain(owner, id, source.id)).report.fault).toBe(
    'Notion sent something else than expected.',
  )
  world.meanwhile = () => ({ body: '{"object":"list","results":[{"obj' })
  expect((await syncAgain(owner, id, source.id)).report.fault).toBe(
    'Notion sent an incomplete or invalid response.',
  )
  world.meanwhile = () => ({ body: { results: [], has_more: true, next_cursor: 'same' } })
  expect((await syncAgain(owner, id, source.id)).report.fault).toBe('Notion sent a list without an end.')
  world.meanwhile = null
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({
    unchanged: 4,
    removed: { count: 0 },
  })
})
