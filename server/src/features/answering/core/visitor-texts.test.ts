import { agentLanguages } from '@parleykit/contract/chat/refusal-texts'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorGreeting, visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { expect, test } from 'vitest'

const translated = agentLanguages.filter((language) => language !== 'en')

test('the texts that the chat page carries are the same in English', () => {
  const english = visitorTexts('en')
  for (const pick of [
    'creditLimitReached',
    'dailyLimitReached',
    'troubleConnecting',
    'paused',
    'botNotFound',
    'notReady',
  ] as const)
    expect(english[pick]).toBe(chatTexts[pick])
})

test('every language has a text of its own for every English one', () => {
  const english = Object.entries(visitorTexts('en')).filter(([, text]) => typeof text === 'string')
  for (const language of translated) {
    const texts = visitorTexts(language)
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text !== 'string') continue
      expect(text, `${language}.${name}`).toBe(text.trim())
      expect(text, `${language}.${name}`).not.toBe('')
      expect(english, `${language}.${name}`).not.toContainEqual([name, text])
    }
    expect(new Set([texts.copyCode, texts.codeCopied, texts.codeNotCopied]).size).toBe(3)
  }
  for (const pick of ['irrelevantPrompt', 'noPerson', 'dailyLimitReached', 'personAway'] as const) {
    const texts = agentLanguages.map((language) => visitorTexts(language)[pick])
    expect(new Set(texts).size, pick).toBe(agentLanguages.length)
  }
})

test('texts with a name, a statement or a subject have it once', () => {
  for (const language of agentLanguages) {
    const { greeting, notConfirmed, nothingAbout } = visitorTexts(language)
    for (const withWord of [greeting, notConfirmed, nothingAbout])
      expect(withWord('Zephyr').split('Zephyr'), language).toHaveLength(2)
  }
})

test('a language without texts gets the English ones', () => {
  expect(visitorTexts('sv')).not.toEqual(visitorTexts('en'))
  expect(visitorTexts('nb')).toBe(visitorTexts('no'))
  for (const unknown of ['xx', 'constructor']) expect(visitorTexts(unknown)).toBe(visitorTexts('en'))
})

test('a greeting made from the name is in the first language of the browser that has one', () => {
  const agent = { name: 'Ada', greeting: '' }
  expect(visitorGreeting(agent, ['xx-XX', 'de-AT', 'en'])).toContain('Ich bin Ada')
  expect(visitorGreeting(agent, ['nb-NO', 'en'])).toContain('Jeg heter Ada')
  expect(visitorGreeting(agent, ['en-GB', 'de'])).toBe(chatTexts.greeting('Ada'))
  expect(visitorGreeting(agent, [])).toBe(chatTexts.greeting('Ada'))
  expect(visitorGreeting({ ...agent, greeting: 'Ahoy!' }, ['de'])).toBe('Ahoy!')
})
