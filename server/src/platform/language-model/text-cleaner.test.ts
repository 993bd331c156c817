import { expect, test } from 'vitest'
import { TextCleaner } from './text-cleaner.ts'

test('a character cut between two pieces is whole again, half of one goes, and so do control characters', () => {
  const cleaner = new TextCleaner()
  const pieces = ['Kayak \ud83d', '\udef6 costs\u0000\n\t', '20\ud800 euros', '\ud83d']
  expect(pieces.map((piece) => cleaner.push(piece))).toEqual(['Kayak ', '🛶 costs\n\t', '20\ufffd euros', ''])
})
