import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planPages } from './plan-pages.ts'

test('small entries share a page, a large one has several', () => {
  const counts = [
    [1, 3],
    [2, 4],
    [5, 25],
    [7, 10],
    [8, 1],
  ] as const
  expect(planPages(counts, 10)).toEqual([
    { entryIds: [1, 2], from: 0, to: 10 },
    { entryIds: [5], from: 0, to: 10 },
    { entryIds: [5], from: 10, to: 20 },
    { entryIds: [5], from: 20, to: 25 },
    { entryIds: [7], from: 0, to: 10 },
    { entryIds: [8], from: 0, to: 10 },
  ])
  expect(planPages([], 10)).toEqual([])
})

test('every passage is on one page, in the order of entries, and no page is too long', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 30 })
  fc.assert(
    fc.property(sizes, fc.integer({ min: 1, max: 15 }), (counts, most) => {
      const read = planPages(counts.entries(), most).map(({ entryIds, from, to }) =>
        entryIds.flatMap((id) => {
          const length = Math.max(0, Math.min(to, counts[id] ?? 0) - from)
          return Array.from({ length }, (_, at) => `${id}/${from + at}`)
        }),
      )
      expect(Math.max(0, ...read.map((page) => page.length))).toBeLessThanOrEqual(most)
      expect(read.flat()).toEqual(
        counts.flatMap((count, id) => Array.from({ length: count }, (_, at) => `${id}/${at}`)),
      )
    }),
  )
})
