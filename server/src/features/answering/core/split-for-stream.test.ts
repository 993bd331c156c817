import { expect, test } from 'vitest'
import { splitForStream } from './split-for-stream.ts'

test.each([
  '',
  'word',
  '  led in, \n\n- and\ttrailing \n',
  'x'.repeat(500),
  'one two three four five six seven eight',
])('the pieces of %j are the text again', (text) => {
  expect(splitForStream(text).join('')).toBe(text)
})

test('a long text comes in several pieces that end between words', () => {
  const pieces = splitForStream('Parcels leave our warehouse in Rotterdam every weekday at noon.')
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces.slice(1)) expect(piece).toMatch(/^\s/)
})
