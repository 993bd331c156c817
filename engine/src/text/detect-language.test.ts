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
