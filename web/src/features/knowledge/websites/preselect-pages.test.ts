import type { MappedPage, WebsiteMap } from '@parleykit/contract/knowledge/websites/websites'
import { expect, test } from 'vitest'
import { preselectPages } from './preselect-pages.ts'

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

test('every page is picked that is not in the knowledge yet, if the plan has room for them', () => {
  const found = [
    page('/', { language: 'en' }),
    page('/prices', { likelyAsked: true, language: 'en' }),
    page('/preise', { likelyAsked: true, language: 'de' }),
    page('/help', { likelyAsked: true, inKnowledge: true }),
    page('/blog/1'),
  ]
  const all = ['/', '/prices', '/preise', '/blog/1']
  expect(paths(preselectPages(map(found)))).toEqual(all)
  expect(paths(preselectPages(map(found, 4)))).toEqual(all)
  expect(preselectPages(map([], 5))).toEqual([])
})

test('if it has too little, what visitors ask about comes first, then what lies below it, then shallow pages', () => {
  const found = [
    page('/', { language: 'en' }),
    page('/blog/autumn/painting', { language: 'en' }),
    page('/preise', { likelyAsked: true, language: 'de' }),
    page('/repairs/punctures', { language: 'en' }),
    page('/repairs.html', { likelyAsked: true, language: 'en' }),
    page('/team', { language: 'en' }),
    page('/prices', { likelyAsked: true, language: 'en' }),
    page('/help', { likelyAsked: true, inKnowledge: true }),
  ]
  const ranked = ['/', '/repairs.html', '/prices', '/repairs/punctures', '/team', '/blog/autumn/painting']
  for (const most of [0, 1, 3, 6])
    expect(paths(preselectPages(map(found, most)))).toEqual(ranked.slice(0, most))
})
