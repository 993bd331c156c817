import { chatTexts } from '@parleykit/contract/texts'
import { visitorGreeting, visitorTexts } from '@parleykit/contract/visitor-texts'
import { expect, test } from 'vitest'

const languages = ['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi', 'th', 'zh', 'ja']

test('every language has texts of its own, and English stays as it is', () => {
  for (const pick of [
    'creditLimitReached',
    'dailyLimitReached',
    'troubleConnecting',
    'paused',
    'botNotFound',
    'notReady',
  ] as const) {
    const texts = ['en', ...languages].map((language) => visitorTexts(language)[pick])
    expect(new Set(texts).size).toBe(languages.length + 1)
    expect(texts[0]).toBe(chatTexts[pick])
  }
  for (const pick of [
    'irrelevantPrompt',
    'personAsked',
    'personContact',
    'personAway',
    'personAddress',
    'noPerson',
  ] as const) {
    const texts = ['en', ...languages].map((language) => visitorTexts(language)[pick])
    expect(new Set(texts).size).toBe(languages.length + 1)
  }
  for (const language of ['en', ...languages]) {
    expect(visitorTexts(language).greeting('Ada')).toContain('Ada')
    expect(visitorTexts(language).nothingAbout('Mars')).toContain('Mars')
  }
  for (const language of languages) {
    const { copyCode, codeCopied, codeNotCopied } = visitorTexts(language)
    expect([copyCode, codeCopied, codeNotCopied]).not.toContain('')
    expect([copyCode, codeCopied, codeNotCopied]).not.toContain(chatTexts.copyCode)
    expect(new Set([copyCode, codeCopied, codeNotCopied]).size).toBe(3)
  }
  expect(visitorTexts('sv')).toEqual(visitorTexts('en'))
  expect(visitorTexts('constructor').irrelevantPrompt).toBe(visitorTexts('en').irrelevantPrompt)
})

test('a greeting made from the name is in the first language of the browser that has one', () => {
  const agent = { name: 'Ada', greeting: '' }
  expect(visitorGreeting(agent, ['sv-SE', 'de-AT', 'en'])).toContain('Ich bin Ada')
  expect(visitorGreeting(agent, ['en-GB', 'de'])).toBe(chatTexts.greeting('Ada'))
  expect(visitorGreeting(agent, [])).toBe(chatTexts.greeting('Ada'))
  expect(visitorGreeting({ ...agent, greeting: 'Ahoy!' }, ['de'])).toBe('Ahoy!')
})
