import { expect, test } from 'vitest'
import { documentText } from './document-text.ts'
import type { TextLine } from './fragment.ts'

/** A line of cells, each with the place where it begins; letters are 5 points wide. */
function line(y: number, ...cells: (readonly [number, string])[]): TextLine {
  const type = { y, size: 10, font: 'serif', isOneFont: true }
  const segments = cells.map(([left, text]) => ({ ...type, text, left, right: left + 5 * text.length }))
  const right = Math.max(...segments.map((segment) => segment.right))
  const text = segments.map((segment) => segment.text).join(' ')
  return { ...type, segments, left: segments[0]?.left ?? 0, right, text, columnRight: 500 }
}

const rows = [
  line(130, [50, 'Ammonia (NH3)'], [210, '10 000'], [320, '-']),
  line(145, [50, 'Halons'], [225, '1'], [320, '5']),
]

test('a head of several lines above unnamed rows names the columns', () => {
  const head = [line(100, [210, 'to air'], [310, 'to water']), line(115, [205, 'kg/year'], [305, 'kg/year'])]
  expect(documentText([...head, ...rows])).toBe(
    '| | to air kg/year | to water kg/year |\n|---|---|---|\n| Ammonia (NH3) | 10 000 | - |\n| Halons | 1 | 5 |',
  )
})

test('a line of as many cells, or one above the names of the rows, is no such head', () => {
  expect(documentText(rows)).not.toContain('---')
  expect(documentText([line(115, [50, 'Gas'], [205, 'kg/year']), ...rows])).not.toContain('---')
})
