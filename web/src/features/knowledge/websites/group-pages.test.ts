import type { MappedPage } from '@parleykit/contract/knowledge/websites/websites'
import { expect, test } from 'vitest'
import { groupPages, pathOf, searchPages } from './group-pages.ts'
import { countsOf } from './result-words.ts'

const page = (path: string, title: string | null = null): MappedPage => ({
  url: `https://example.com${path}`,
  title,
  inKnowledge: false,
  language: null,
  likelyAsked: false,
})

test('pages stand in the first folder of their path, the root first', () => {
  const pages = ['/guide/a', '/', '/about', '/shop/x/y', '/guide/'].map((path) => page(path))
  const found = groupPages(pages).map(({ path, pages }) => [path, pages.map(({ url }) => pathOf(url))])
  expect(found).toEqual([
    ['/', ['/', '/about']],
    ['/guide/', ['/guide/a', '/guide/']],
    ['/shop/', ['/shop/x/y']],
  ])
})

test('a search asks for all of its words, in title and path', () => {
  const pages = [page('/guide/boats', 'Renting'), page('/guide/bikes', 'Renting'), page('/%C3%BCber', null)]
  expect(searchPages(pages, 'rent boat')).toEqual([pages[0]])
  expect(searchPages(pages, 'über')).toEqual([pages[2]])
  expect(searchPages(pages, ' ')).toEqual(pages)
})

test('a job is told in numbers', () => {
  const pages = (['ok', 'unchanged', 'duplicate', 'robots', 'waiting'] as const).map((result) => ({ result }))
  expect(countsOf({ isSync: false, pages })).toBe('1 page added or changed, 2 known already, 1 skipped.')
  expect(countsOf({ isSync: true, pages })).toBe('1 page changed, 2 unchanged, 1 not read.')
  expect(countsOf({ isSync: false, pages: [] })).toBe('0 pages added or changed.')
})
