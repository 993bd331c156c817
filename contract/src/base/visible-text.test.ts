import { expect, test } from 'vitest'
import { agentFormInput, createAgentInput } from '../agents/agents.ts'
import { correctMessageInput } from '../answering/curated-answers/curated-answers.ts'
import { chatRequest } from '../chat/chat.ts'
import { addKnowledgeTextInput } from '../knowledge/knowledge.ts'
import { leadInput } from '../support/leads/leads.ts'
import { isVisible, stripDirectionControls } from './visible-text.ts'

const invisible = {
  spaces: ' \t\n\u00a0\u2003\u3000',
  'zero-width characters': '\u200b\u200c\u200d\u2060',
  'byte order marks': '\ufeff\ufeff',
  'bidi marks': '\u200e\u200f\u202a\u202e\u2066\u2069\u061c',
  'soft hyphens': '\u00ad',
  'combining marks alone': '\u0301\u20dd\ufe0f',
  'fillers of Hangul': '\u115f\u1160\u3164\uffa0',
  'private use': '\ue000\u{f0000}',
  tags: '\u{e0041}\u{e007f}',
  'the blank Braille pattern': '\u2800',
  'control characters': '\u0001\u007f\u0085',
}

test.each(Object.entries(invisible))('%s show nothing', (_name, text) => {
  expect(isVisible(text)).toBe(false)
  expect(isVisible(`${text}a${text}`)).toBe(true)
})

test.each(['?', '5', '한', 'é', 'e\u0301', 'नि', '👍', '👩\u200d🚀', '→', '\u2801'])('%s shows', (text) => {
  expect(isVisible(text)).toBe(true)
})

test.each(Object.entries(invisible))('a field that asks for words takes no %s', (_name, text) => {
  const message = { visitorId: 'visitor', message: text }
  expect(chatRequest.safeParse(message).success).toBe(false)
  expect(createAgentInput.safeParse({ name: text }).success).toBe(false)
  expect(addKnowledgeTextInput.safeParse({ content: text }).success).toBe(false)
  expect(correctMessageInput.safeParse({ content: text }).success).toBe(false)
  const starterPrompts = [{ title: text, content: 'When do you open?' }]
  expect(agentFormInput.safeParse({ name: 'Ada', starterPrompts }).success).toBe(false)
})

test('a name turns nothing of the sentence around it, and keeps the marks of its own letters', () => {
  const turning = '\u202eBella\u202c \u2067שלום\u2069\u200f'
  expect(stripDirectionControls(turning)).toBe('Bella שלום\u200f')
  expect(createAgentInput.parse({ name: turning }).name).toBe('Bella שלום\u200f')
  expect(agentFormInput.parse({ name: 'A', tagline: '\u202eon\u2066' }).tagline).toBe('on')
  expect(leadInput.parse({ email: 'ada@example.com', name: '\u202eada' }).name).toBe('ada')
  const starterPrompts = [{ title: 'A', content: '\u202egnp.exe' }]
  expect(agentFormInput.parse({ name: 'A', greeting: '\u202eHi', starterPrompts })).toMatchObject({
    greeting: 'Hi',
    starterPrompts: [{ content: 'gnp.exe' }],
  })
  const entry = { content: 'Words.', fileName: '\u202efdp.txt' }
  expect(addKnowledgeTextInput.parse(entry).fileName).toBe('fdp.txt')
  expect(createAgentInput.safeParse({ name: '\u202e\u2069' }).success).toBe(false)
})
