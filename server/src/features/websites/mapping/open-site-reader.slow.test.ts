import { afterEach, expect, test } from 'vitest'
import { scopeOf } from '../core/scope.ts'
import { openSiteReader, type SiteReader } from './open-site-reader.ts'
import type { SentDocument } from './site-work.ts'

let reader: SiteReader | undefined
afterEach(() => reader?.close())

function page(body: string): SentDocument {
  const url = 'https://example.com/'
  return { scope: scopeOf(url), robots: null, kind: 'page', url, charset: null, body: Buffer.from(body) }
}

test('a page that holds its reader up is lost alone', async () => {
  reader = openSiteReader(new AbortController().signal)
  const endless = page('<b>'.repeat(1_500_000))
  const facts = await reader.read([page('<title>before</title>'), endless, page('<title>after</title>')])
  expect(facts.map((each) => (each?.kind === 'page' ? each.title : null))).toEqual(['before', null, 'after'])
  expect(await reader.read([page('<title>later</title>')])).toMatchObject([{ title: 'later' }])
})
