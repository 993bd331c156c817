import { expect, test } from 'vitest'
import { findSectionInView } from './find-section-in-view.ts'

/** Parts of a page at these heights, as seen after scrolling this far. */
function seenAt(scrolled: number, tops = [0, 500, 1900, 2000, 2100]): string | undefined {
  const places = tops.map((top, index) => ({ id: `${index}`, top: top - scrolled }))
  return findSectionInView(places, { from: 100, height: 800, scrolled, scrollable: 1500 })
}

test('the part that is being read is marked', () => {
  expect([0, 390, 410, 600].map((scrolled) => seenAt(scrolled))).toEqual(['0', '0', '1', '1'])
})

test('short parts at the end have their turn, one after another', () => {
  const seen = Array.from({ length: 1501 }, (_, scrolled) => seenAt(scrolled))
  expect([...new Set(seen)]).toEqual(['0', '1', '2', '3', '4'])
})

test('a page that fits shows its first part, and one without parts none', () => {
  const window = { from: 100, height: 800, scrolled: 0, scrollable: 0 }
  expect(findSectionInView([{ id: 'only', top: 90 }], window)).toBe('only')
  expect(findSectionInView([{ id: 'lower', top: 300 }], window)).toBe('lower')
  expect(findSectionInView([], window)).toBeUndefined()
})
