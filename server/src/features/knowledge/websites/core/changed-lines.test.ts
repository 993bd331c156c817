import { changedLinesMax } from '@parleykit/contract/knowledge/websites/limits'
import { expect, test } from 'vitest'
import { changedLines } from './changed-lines.ts'

test('the lines that a text lost and won are told, without those that stayed', () => {
  const former = 'Open at nine.\n\nBoats cost 12 euros.\nDogs are welcome.'
  const now = 'Open at nine.\n\n  Boats cost 14 euros.\nDogs are welcome.\nSo are cats.'
  expect(changedLines(former, now)).toEqual({
    added: ['Boats cost 14 euros.', 'So are cats.'],
    removed: ['Boats cost 12 euros.'],
    more: false,
  })
})

test('many and long lines are cut, and what has nothing in common is not listed', () => {
  const lines = (count: number, word: string) =>
    Array.from({ length: count }, (_, number) => `${word} ${number}`).join('\n')
  const many = changedLines('', `${'x'.repeat(500)}\n${lines(30, 'added')}`)
  expect(many.added).toHaveLength(changedLinesMax.lines)
  expect(many.added[0]).toHaveLength(changedLinesMax.length)
  expect(many).toMatchObject({ removed: [], more: true })
  expect(changedLines(lines(4000, 'one'), lines(4000, 'other'))).toEqual({
    added: [],
    removed: [],
    more: true,
  })
})
