import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

test('the rules of a table are no letters of a language', () => {
  const table =
    '| Bike | Half day | Day | Week |\n|---|---|---|---|\n| City bike | €9 | €14 | €70 |\n| Tandem | €18 | €28 | €140 |'
  expect(detectLanguage(`# Prices\n\n${table}`)).not.toBe('hi')
  expect(
    detectLanguage(`# Pedal and Pine\n\nWe rent bikes by the sea. Every bike comes with a lock.\n\n${table}`),
  ).toBe('en')
})

test.each([
  'W'.repeat(200),
  'word '.repeat(100_000),
  'wordword'.repeat(50),
  'bla bla '.repeat(30),
  '====='.repeat(99),
  '',
])('what only repeats itself is in no language (%#)', (text) => {
  expect(detectLanguage(text)).toBe('')
})

test('what repeats itself beside a text doesn’t hide the language of it', () => {
  const text = 'We bake bread every morning and deliver it to your door.'
  expect(detectLanguage(`${'word '.repeat(60)}\n${text}`)).toBe('en')
})
