import type { MappedPage, WebsiteMap } from '@parleykit/contract/websites'
import { expect, test } from 'vitest'
import { likelyPages } from './likely-pages.ts'

const page = (path: string, facts: Partial<MappedPage> = {}): MappedPage => ({
  url: `https://shop.example${path}`,
  title: null,
  inKnowledge: false,
  language: null,
  likelyAsked: false,
  ...facts,
})
const map = (pages: MappedPage[], linksLeft: number | null = null): WebsiteMap => ({
  links: pages.map(({ url }) => url),
  pages,
  more: false,
  notes: [],
  linksLeft,
})
const paths = (urls: string[]) => urls.map((url) => new URL(url).pathname)

test('the first page and what visitors ask about is picked, in its language and not twice', () => {
  const found = map([
    page('/', { language: 'en' }),
    page('/prices', { likelyAsked: true, language: 'en' }),
    page('/preise', { likelyAsked: true, language: 'de' }),
    page('/contact', { likelyAsked: true }),
    page('/help', { likelyAsked: true, inKnowledge: true }),
    page('/blog/1'),
  ])
  expect(paths(likelyPages(found))).toEqual(['/', '/prices', '/contact'])
})

test('no more is picked than the plan has left', () => {
  const pages = ['/', '/faq', '/hours'].map((path) => page(path, { likelyAsked: true }))
  expect(paths(likelyPages(map(pages, 2)))).toEqual(['/', '/faq'])
  expect(likelyPages(map(pages, 0))).toEqual([])
  expect(likelyPages(map([], 5))).toEqual([])
})
