import { chatTexts } from '@parleykit/contract/texts'
import { visitorTexts } from '@parleykit/contract/visitor-texts'
import { expect, test } from 'vitest'

const languages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi', 'th', 'zh', 'ja']

test('every language has texts of its own, and English stays as it is', () => {
  for (const pick of ['irrelevantPrompt', 'creditLimitReached'] as const) {
    const texts = ['en', ...languages].map((language) => visitorTexts(language)[pick])
    expect(new Set(texts).size).toBe(languages.length + 1)
    expect(texts[0]).toBe(chatTexts[pick])
  }
  expect(visitorTexts('sv')).toEqual(visitorTexts('en'))
  expect(visitorTexts('constructor').irrelevantPrompt).toBe(chatTexts.irrelevantPrompt)
})
