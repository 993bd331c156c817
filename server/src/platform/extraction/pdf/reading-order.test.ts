import { expect, it } from 'vitest'
import type { Segment } from './fragment.ts'
import { readingOrder } from './reading-order.ts'

function segment(text: string, left: number, y: number, width = 200): Segment {
  return { text, left, right: left + width, y, size: 10, font: 'body', isOneFont: true }
}

const filler = 'of a column with words'
const columns = [1, 2, 3, 4].flatMap((line) => [
  segment(`right ${line} ${filler}`, 300, 88 + 12 * line),
  segment(`left ${line} ${filler}`, 50, 88 + 12 * line),
])

it('reads a title, the left column, the right one, and the table below them by its rows', () => {
  const title = segment('A title across both columns', 50, 60, 450)
  const table = ['Soil', 'Bark'].flatMap((name, at) => [
    segment(name, 50, 190 + 12 * at),
    segment('8', 300, 190 + 12 * at),
  ])
  expect(readingOrder([...table, ...columns, title]).map(({ text }) => text)).toEqual([
    'A title across both columns',
    ...[1, 2, 3, 4].map((line) => `left ${line} ${filler}`),
    ...[1, 2, 3, 4].map((line) => `right ${line} ${filler}`),
    'Soil 8',
    'Bark 8',
  ])
})
