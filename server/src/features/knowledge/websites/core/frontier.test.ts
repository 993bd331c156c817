import { expect, test } from 'vitest'
import { createFrontier, type FrontierPage } from './frontier.ts'
import { scopeOf } from './scope.ts'

const site = 'https://example.com'
const nowhere = { from: null }

function start(address = `${site}/`) {
  const frontier = createFrontier(scopeOf(address))
  frontier.offer(address, nowhere)
  const first = frontier.next()
  if (!first) throw new Error('The start is missing')
  const offer = (...paths: string[]) => {
    for (const path of paths) frontier.offer(new URL(path, site).href, { from: first })
  }
  const take = () => {
    const urls: string[] = []
    for (let next = frontier.next(); next; next = frontier.next()) urls.push(next.url.replace(site, ''))
    return urls
  }
  return { frontier, first, offer, take }
}

test('each page comes once, however it is written', () => {
  const { offer, take } = start()
  offer('/a', '/a/', 'http://www.example.com/a', '/a/index.html', '/b?x=1&y=2', '/b?y=2&x=1')
  expect(take()).toEqual(['/a', '/b?x=1&y=2'])
})

test('what looks like a trap is taken where a sitemap names it, unless it is a form or a file', () => {
  const { frontier, offer, take } = start()
  offer('/cart/golf-cart', '/events/2026', '/cart')
  expect(take()).toEqual([])
  for (const path of ['/cart/golf-cart', '/events/2026', '/cart', '/logo.png', '/search?q=rope'])
    frontier.offer(site + path, nowhere)
  expect(take()).toEqual(['/cart/golf-cart', '/events/2026'])
})

test('near pages and those that are asked about come first, lists last', () => {
  const { frontier, first, offer, take } = start()
  frontier.offer(`${site}/deep`, { from: { ...first, depth: 3 } })
  frontier.offer(`${site}/from-sitemap`, nowhere)
  offer('/blog?page=2', '/near', '/contact')
  expect(take()).toEqual(['/near', '/contact', '/blog?page=2', '/from-sitemap', '/deep'])
})

test('what lies elsewhere is no candidate', () => {
  const { offer, take } = start(`${site}/docs/`)
  offer('/docs/a', '/documents', '/', 'https://other.example/docs/a', 'https://sub.example.com/docs/a')
  expect(take()).toEqual(['/docs/a'])
})

test('pages that lead one to the next are followed only so far', () => {
  const { frontier, first } = start()
  let from: FrontierPage | undefined = first
  let steps = 0
  for (let page = 1; from && page < 200; page++) {
    frontier.offer(`${site}/archive?item=${page}`, { from })
    from = frontier.next()
    if (from) steps++
  }
  expect(steps).toBeGreaterThan(20)
  expect(steps).toBeLessThan(40)
})

test('shapes of addresses that lead to nothing are given up, slow ones are left for the end', () => {
  const { frontier, offer, take } = start()
  offer(...Array.from({ length: 20 }, (_, at) => `/missing-${at}`))
  for (const outcome of ['useless', 'useless', 'useless'] as const) {
    const candidate = frontier.next()
    if (candidate) frontier.noteOutcome(candidate, outcome)
  }
  expect(take()).toEqual([])
  expect(frontier.rest()).toEqual([])
  offer(...Array.from({ length: 20 }, (_, at) => `/slow-${at}`))
  for (const outcome of ['late', 'late', 'late'] as const) {
    const candidate = frontier.next()
    if (candidate) frontier.noteOutcome(candidate, outcome)
  }
  expect(take()).toEqual([])
  expect(frontier.rest()).toHaveLength(17)
})

test('addresses that differ in their parameters alone are only so many, and end where they say the same', () => {
  const { frontier, offer, take } = start()
  offer(...Array.from({ length: 300 }, (_, at) => `/list?color=${at}&size=${at}`))
  expect(take().length).toBeLessThanOrEqual(60)
  offer(...Array.from({ length: 300 }, (_, at) => `/item?visit=${at}x`))
  const some = [frontier.next(), frontier.next(), frontier.next()]
  for (const candidate of some) if (candidate) frontier.noteDuplicate(candidate)
  expect(take()).toEqual([])
})
