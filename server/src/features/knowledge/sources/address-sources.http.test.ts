import { getKnowledgeEntry, listKnowledge } from '@parleykit/contract/knowledge/knowledge'
import { checkSource, connectSource, removeSource } from '@parleykit/contract/knowledge/sources/sources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { writeSheet } from '../../../../test/documents/write-sheet.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'
import { filesWire, type ServedFile } from '../../../../test/sources/files-wire.ts'
import { openSourceWorld, type SourceWorld } from '../../../../test/sources/open-source-world.ts'
import { connectAndSync, namesOf, syncAgain } from '../../../../test/sources/synced-source.ts'

let app: TestApp
let world: SourceWorld
const files = new Map<string, ServedFile>()
beforeAll(async () => {
  world = await openSourceWorld([filesWire(files)])
  app = await createTestApp(world.environment)
})
afterAll(async () => {
  await app.close()
  await world.close()
})

async function textOfOnly(owner: TestOwner, id: number): Promise<string> {
  const [entry] = (await owner.call(listKnowledge, { params: { id } })).body
  const { body } = await owner.call(getKnowledgeEntry, { params: { id, entryId: entry?.id ?? 0 } })
  return body.text
}

test('a price list is read, changed, failing and removed, and its validators are sent', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  files.set('/prices.csv', { type: 'text/csv', body: 'Item;Price\nTea;4,50 €\nCup;9 €\n' })
  const address = `${world.origin}/prices.csv`
  const first = await connectAndSync(owner, id, { kind: 'address', address })
  expect(first.source).toMatchObject({ name: 'prices.csv', entries: 1, tokenEnding: null, every: 'off' })
  expect(first.report).toMatchObject({ added: { count: 1, names: ['prices.csv'] }, fault: null })
  expect(await textOfOnly(owner, id)).toContain('4,50 €')
  const [entry] = (await owner.call(listKnowledge, { params: { id } })).body
  expect(entry).toMatchObject({ fileType: 'csv', trained: false })
  expect(JSON.parse(entry?.metadata ?? '')).toMatchObject({ sourceUrl: address, sourceId: first.source.id })

  const sourceId = first.source.id
  const readAt = async () => {
    const [read] = (await owner.call(listKnowledge, { params: { id } })).body
    return Date.parse(String(JSON.parse(read?.metadata ?? '{}').readAt))
  }
  const firstReadAt = await readAt()
  expect((await syncAgain(owner, id, sourceId)).report).toMatchObject({ unchanged: 1, changed: { count: 0 } })
  expect(await readAt()).toBeGreaterThan(firstReadAt)

  files.set('/prices.csv', { type: 'text/csv', body: 'Item;Price\nTea;5 €\nCup;9 €\n' })
  expect((await syncAgain(owner, id, sourceId)).report).toMatchObject({ changed: { names: ['prices.csv'] } })
  expect(await textOfOnly(owner, id)).toContain('5 €')

  files.delete('/prices.csv')
  const failed = await syncAgain(owner, id, sourceId)
  expect(failed.report.fault).toBe('There is nothing at this address (status 404).')
  expect(failed.source.entries).toBe(1)
  expect(await textOfOnly(owner, id)).toContain('5 €')

  await owner.call(removeSource, { params: { id, sourceId } })
  expect(await namesOf(owner, id)).toEqual([])
})

test('a file that has lost half of its text is doubted once, and taken if the owner agrees', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const rows = Array.from({ length: 60 }, (_, at) => `Tea ${at};${at} €`)
  files.set('/long.csv', { type: 'text/csv', body: ['Item;Price', ...rows].join('\n') })
  const { source } = await connectAndSync(owner, id, { kind: 'address', address: `${world.origin}/long.csv` })
  const cut = (rest: number) =>
    files.set('/long.csv', { type: 'text/csv', body: ['Item;Price', ...rows.slice(0, rest)].join('\n') })
  cut(10)
  expect((await syncAgain(owner, id, source.id)).report.failed).toMatchObject([
    { reason: expect.stringContaining('keeps the former text') },
  ])
  expect(await textOfOnly(owner, id)).toContain('59 €')
  expect((await syncAgain(owner, id, source.id)).report).toMatchObject({
    failedTotal: 0,
    changed: { count: 1 },
  })
  expect(await textOfOnly(owner, id)).not.toContain('59 €')
  cut(2)
  await syncAgain(owner, id, source.id, true)
  expect(await textOfOnly(owner, id)).not.toContain('9 €')
})

test('a file that ends early, stalls or is of another kind says why', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  files.set('/page', { type: 'text/html', body: '<p>A web page</p>' })
  files.set('/broken.xlsx', { body: Buffer.from('PK\u0003\u0004xl/workbook.xml') })
  const reasonOf = async (path: string) => {
    const body = { kind: 'address', address: `${world.origin}${path}` } as const
    const { status, body: refused } = await owner.call(checkSource, { params: { id }, body })
    expect(status).toBe(422)
    return (refused as unknown as { message: string }).message
  }
  expect(await reasonOf('/page')).toContain('Add web pages under Website')
  expect(await reasonOf('/broken.xlsx')).toMatch(/damaged|invalid/)
  expect(await reasonOf('/none.csv')).toContain('status 404')
  world.meanwhile = () => ({
    headers: { 'content-type': 'text/csv', 'content-length': '100' },
    body: 'Item;Pr',
  })
  expect(await reasonOf('/half.csv')).toMatch(/invalid response|can't be reached/)
  world.meanwhile = null
  const body = { kind: 'address', address: 'http://10.0.0.1/prices.csv' } as const
  expect((await owner.call(connectSource, { params: { id }, body })).status).toBe(422)
})

test('links to shared and published documents of Google are read as their exports', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  const sheet = writeSheet([
    ['Item', 'Price'],
    ['Tea', '4.50'],
  ])
  files.set('/spreadsheets/d/abc/export?format=xlsx', { type: 'application/octet-stream', body: sheet })
  files.set('/spreadsheets/d/e/2P/pub?output=csv&gid=7&single=true', {
    type: 'text/csv',
    body: 'Cup,9\nPot,19',
  })
  files.set('/document/d/doc/export?format=html', {
    type: 'text/html',
    body: '<html><head><title>Returns</title></head><body><h1>Returns</h1><p>Within 30 days.</p></body></html>',
  })
  for (const path of [
    '/spreadsheets/d/abc/edit?usp=sharing',
    '/spreadsheets/d/e/2P/pubhtml?gid=7',
    '/document/d/doc/edit',
  ])
    await connectAndSync(owner, id, { kind: 'address', address: `${world.origin}${path}` })
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  expect(entries.map(({ fileType }) => fileType).sort()).toEqual(['csv', 'html', 'xlsx'])
  const document = entries.find(({ fileType }) => fileType === 'html')
  expect(document?.fileName).toBe('Returns')
  expect(document?.content).toContain('Within 30 days.')
})

test('feeds and calendars become readable lines', async () => {
  const owner = await makeOwner(app.origin)
  const { id } = await makeAgent(owner)
  files.set('/feed', {
    type: 'application/rss+xml',
    body: `<rss version="2.0"><channel><title>Shop news</title><item><title>New teas &amp; cups</title>
<link>https://tea.example/new</link><pubDate>Mon, 30 Nov 2026 10:00:00 GMT</pubDate>
<description><![CDATA[<p>Six <b>green</b> teas.</p>]]></description></item></channel></rss>`,
  })
  files.set('/atom.xml', {
    type: 'application/atom+xml',
    body: `<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><entry><id>1</id><title>Brewing</title>
<link href="https://tea.example/brew"/><updated>2026-11-01T00:00:00Z</updated><summary>At 80 degrees.</summary></entry></feed>`,
  })
  files.set('/events.ics', {
    type: 'text/calendar',
    body: [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'X-WR-CALNAME:Shop events',
      'BEGIN:VEVENT',
      'UID:1@tea',
      'DTSTART;TZID=Europe/Berlin:20261205T100000',
      'DTEND;TZID=Europe/Berlin:20261205T120000',
      'SUMMARY:Tea tasting',
      'LOCATION:Main street 1',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:2@tea',
      'DTSTART;VALUE=DATE:20261224',
      'DTEND;VALUE=DATE:20261227',
      'SUMMARY:Closed',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:3@tea',
      'DTSTART:20261207T170000Z',
      'RRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270301T000000Z',
      'SUMMARY:Class',
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  })
  for (const path of ['/feed', '/atom.xml', '/events.ics'])
    await connectAndSync(owner, id, { kind: 'address', address: `${world.origin}${path}` })
  const entries = (await owner.call(listKnowledge, { params: { id } })).body
  const text = async (name: string) => {
    const entryId = entries.find(({ fileName }) => fileName === name)?.id ?? 0
    return (await owner.call(getKnowledgeEntry, { params: { id, entryId } })).body.text
  }
  expect(await text('Shop news')).toBe(
    '# Shop news\n\n## New teas & cups\n\nPublished: Mon, 30 Nov 2026 10:00:00 GMT\nLink: https://tea.example/new\n\nSix green teas.',
  )
  expect(await text('Blog')).toContain(
    '## Brewing\n\nPublished: 2026-11-01T00:00:00Z\nLink: https://tea.example/brew\n\nAt 80 degrees.',
  )
  const events = await text('Shop events')
  expect(events).toContain(
    '## Tea tasting\n\n- When: Saturday, December 5, 2026, 10:00 – 12:00 (Europe/Berlin)\n- Where: Main street 1',
  )
  expect(events).toContain('- When: Thursday, December 24, 2026 – Saturday, December 26, 2026')
  expect(events).toMatch(/- Repeats: every week on Monday.* until March 1, 2027/)
})
