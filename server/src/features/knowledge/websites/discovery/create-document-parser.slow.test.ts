import { afterEach, expect, test } from 'vitest'
import { scopeOf } from '../core/scope.ts'
import { createDocumentParser, type DocumentParser } from './create-document-parser.ts'
import type { SentDocument } from './parsing-work.ts'

let parser: DocumentParser | undefined
afterEach(() => parser?.close())

function page(body: string): SentDocument {
  const url = 'https://example.com/'
  return { scope: scopeOf(url), robots: null, kind: 'page', url, charset: null, body: Buffer.from(body) }
}

test('a page that holds its parser up is lost alone', async () => {
  parser = createDocumentParser(new AbortController().signal)
  const endless = page('<b>'.repeat(1_500_000))
  const facts = await parser.parse([page('<title>before</title>'), endless, page('<title>after</title>')])
  expect(facts.map((each) => (each?.kind === 'page' ? each.title : null))).toEqual(['before', null, 'after'])
  expect(await parser.parse([page('<title>later</title>')])).toMatchObject([{ title: 'later' }])
})
