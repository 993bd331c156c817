import { expect, test } from 'vitest'
import { createFoundPages, type ListablePage } from './found-pages.ts'
import type { FrontierPage } from './frontier.ts'
import { pageKey } from './scope.ts'

function candidate(path: string, more: Partial<FrontierPage> = {}): FrontierPage {
  const url = `https://example.com${path}`
  return {
    url,
    key: pageKey(url),
    kind: 'page',
    depth: 1,
    chain: 0,
    isInSitemap: false,
    language: null,
    ...more,
  }
}

function page(path: string, more: Partial<ListablePage> = {}): ListablePage {
  return {
    url: `https://example.com${path}`,
    title: path,
    language: null,
    canonical: null,
    noindex: false,
    textHash: path,
    textLength: 1000,
    words: [1, 2, 3, 4, 5],
    looksNotFound: false,
    ...more,
  }
}

const judge = (found: ReturnType<typeof createFoundPages>, path: string, more: Partial<ListablePage> = {}) =>
  found.judge(candidate(path, { depth: path === '/' ? 0 : 1 }), page(path, more))

test('pages are listed once by address, by text and by the address that they name', () => {
  const found = createFoundPages()
  expect(judge(found, '/')).toBe('listed')
  expect(judge(found, '/a')).toBe('listed')
  expect(judge(found, '/b', { url: 'https://example.com/a/' })).toBe('twin')
  expect(judge(found, '/c', { textHash: '/a' })).toBe('twin')
  expect(judge(found, '/d?visit=1', { canonical: 'https://example.com/d' })).toBe('listed')
  expect(judge(found, '/d?visit=2', { canonical: 'https://example.com/d' })).toBe('twin')
  expect(found.list().map(({ url }) => new URL(url).pathname)).toEqual(['/', '/a', '/d'])
})

test('a parameter that changes a few characters makes no other page', () => {
  const found = createFoundPages()
  judge(found, '/', { title: 'Shop' })
  expect(judge(found, '/contact', { title: 'Contact' })).toBe('listed')
  expect(
    judge(found, '/contact?visit=2', { title: 'Contact', textHash: 'again', words: [1, 2, 3, 4, 9] }),
  ).toBe('twin')
  expect(judge(found, '/item?id=1', { title: 'Rope' })).toBe('listed')
  expect(judge(found, '/item?id=2', { title: 'Lamp' })).toBe('listed')
  expect(judge(found, '/page?id=1', { title: 'Shop' })).toBe('listed')
  expect(judge(found, '/page?id=2', { title: 'Shop' })).toBe('listed')
  const numbers = (from: number) => Array.from({ length: 12 }, (_, at) => from + at)
  expect(judge(found, '/product?id=1', { title: 'Product', words: numbers(10) })).toBe('listed')
  expect(judge(found, '/product?id=2', { title: 'Product', words: numbers(30) })).toBe('listed')
})

test('a home page that all pages name as their own is a mistake', () => {
  const found = createFoundPages()
  judge(found, '/')
  expect(judge(found, '/a', { canonical: 'https://example.com/' })).toBe('listed')
})

test('empty frames of pages are no twins', () => {
  const found = createFoundPages()
  const frame = { textHash: 'frame', textLength: 5, title: 'App' }
  found.learnNotFound(page('/nowhere', frame))
  expect([judge(found, '/', frame), judge(found, '/a', frame), judge(found, '/b', frame)]).toEqual([
    'listed',
    'listed',
    'listed',
  ])
  found.retitle('https://example.com/', { title: 'Harbour', language: 'en' })
  expect(found.list().map(({ title, language }) => [title, language])).toEqual([
    ['Harbour', 'en'],
    [null, null],
    [null, null],
  ])
})

test('what a site says instead of 404 is recognised', () => {
  const found = createFoundPages()
  judge(found, '/')
  found.learnNotFound(page('/nowhere', { title: 'Oops', textHash: 'oops for nowhere' }))
  expect(judge(found, '/gone', { title: 'Oops', textHash: 'oops for gone' })).toBe('not_found')
  expect(judge(found, '/gone-too', { looksNotFound: true })).toBe('not_found')
  expect(judge(found, '/there')).toBe('listed')
  const words = Array.from({ length: 20 }, (_, at) => 100 + at)
  expect(judge(found, '/called-alike', { title: 'Oops', words })).toBe('listed')
})

test('pages that ask for it are left out, but for the one that was typed', () => {
  const found = createFoundPages()
  expect(judge(found, '/', { noindex: true })).toBe('listed')
  expect(judge(found, '/a', { noindex: true })).toBe('noindex')
})

test('pages that could not be read come last, unless they were read in the end', () => {
  const found = createFoundPages()
  found.keepUnread(candidate('/slow'))
  found.keepUnread(candidate('/later'))
  judge(found, '/later')
  judge(found, '/a')
  expect(found.list().map(({ url, title }) => [new URL(url).pathname, title])).toEqual([
    ['/later', '/later'],
    ['/a', '/a'],
    ['/slow', null],
  ])
})
