import { expect, it } from 'vitest'
import { findInText } from './find-in-text.ts'
import { cutIntoPieces } from './text-pieces.ts'
import { findWeakWords } from './weak-words.ts'

const stored = 'Soup ⟦w1th⟧ bread, ⟦s0me salt⟧'

it('shows weak words without their marks, and finds words across them', () => {
  const { text, weakWords } = findWeakWords({ text: stored, readBy: 'ocr' })
  expect(text).toBe('Soup w1th bread, s0me salt')
  const pieces = cutIntoPieces(text, { weakWords, matches: findInText(text, 'soup w1th') })
  expect(pieces.map(({ text, isWeak, match }) => [text, isWeak, match])).toEqual([
    ['Soup ', false, 0],
    ['w1th', true, 0],
    [' bread, ', false, undefined],
    ['s0me salt', true, undefined],
  ])
})

it('keeps such brackets in what was not read from a picture', () => {
  expect(findWeakWords({ text: stored, readBy: null })).toEqual({ text: stored, weakWords: [] })
})
