import { expect, test } from 'vitest'
import { questionLanguage } from './question-language.ts'

test.each(['size?', 'max upload size?', 'fees', 'gift card', 'menu', 'die cast models'])(
  'a short question such as %s is in the language of the knowledge',
  (question) => {
    expect(questionLanguage(question, [], ['en'])).toBe('en')
  },
)

test('a clear question tells its own language, a short one that of the conversation before it', () => {
  const clear = 'Wann ist das Schwimmbad am Sonntag geöffnet?'
  expect(questionLanguage(clear, [], ['en'], 'fr')).toBe('de')
  expect(questionLanguage('size?', [clear], ['en'], 'fr')).toBe('de')
})

test('where the conversation is unclear, the page tells more than the knowledge', () => {
  expect(questionLanguage('wifi?', [], ['en'], 'pt-BR')).toBe('pt')
  expect(questionLanguage('wifi?', [], ['en'], 'tlh')).toBe('en')
})

test('a script that one language has is clear; of those that share one, the likely language is', () => {
  expect(questionLanguage('영업시간', [], ['en'])).toBe('ko')
  expect(questionLanguage('料金', [], ['ja'])).toBe('ja')
  expect(questionLanguage('料金', [], ['en'])).toBe('zh')
  expect(questionLanguage('цена', [], ['uk'])).toBe('uk')
  expect(questionLanguage('ціна', [], ['ru'])).toBe('uk')
})
