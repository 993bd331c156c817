import { expect, it } from 'vitest'
import { toPageText } from './to-page-text.ts'

const word = { left: 300, right: 600, y: 450, size: 40, confidence: 95 }

it('marks weak words, drops specks and evens out sizes, except of titles', () => {
  const words = [
    { ...word, text: 'Menu', size: 80 },
    { ...word, text: 'soup' },
    { ...word, text: 'w1th', size: 44, confidence: 30 },
    { ...word, text: '~', confidence: 50 },
    { ...word, text: 'bread', size: 38 },
  ]
  const { fragments } = toPageText(2, { words, confidence: 90 }, 300)
  expect(fragments.map(({ text, size }) => [text, Math.round(size * 10) / 10])).toEqual([
    ['Menu', 19.2],
    ['soup', 10.6],
    ['⟦w1th⟧', 10.6],
    ['bread', 10.6],
  ])
  expect(fragments[0]).toMatchObject({ x: 72, y: 108, width: 72 })
})
