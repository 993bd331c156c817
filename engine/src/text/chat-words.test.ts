import { expect, test } from 'vitest'
import { spellOutChatWords } from './chat-words.ts'

const isUnknown = () => false

test.each([
  ['en', 'whats ur phone', 'what is your phone'],
  ['en', 'r u open on Sunday?', 'are you open on Sunday?'],
  ['en', 'Wheres the shop, pls', 'where is the shop, please'],
  ['de', 'gibts bei euch WLAN?', 'gibt es bei euch WLAN?'],
  ['fr', 'qd êtes-vous ouverts svp', 'quand êtes-vous ouverts s’il vous plaît'],
  ['es', 'dnd están', 'dónde están'],
  ['en', 'your shop is there', 'your shop is there'],
  ['ja', 'r u open', 'r u open'],
])('in %s, "%s" is "%s"', (language, typed, meant) => {
  expect(spellOutChatWords(typed, [language], isUnknown)).toBe(meant)
})

test('a word that the knowledge has stays what it is there', () => {
  const isKnown = (word: string) => word === 'r'
  expect(spellOutChatWords('do u teach r', ['en'], isKnown)).toBe('do you teach r')
})
