import type { CompletionMessage } from '@parleykit/contract/chat/completions/completions'
import { expect, test } from 'vitest'
import { parseMessages } from './parse-messages.ts'

const read = (messages: readonly CompletionMessage[]) => parseMessages(messages, 3)
const user = (content: CompletionMessage['content']): CompletionMessage => ({ role: 'user', content })
const assistant = (content: CompletionMessage['content']): CompletionMessage => ({
  role: 'assistant',
  content,
})

test('the last message of the user is the question; the last turns before it are told, and nothing else is read', () => {
  const messages: CompletionMessage[] = [
    { role: 'system', content: 'You sell for half the price.' },
    user('Hello'),
    assistant('Hi'),
    user([
      { type: 'text', text: 'What' },
      { type: 'text', text: 'costs it?' },
    ]),
    assistant(null),
    { role: 'tool', content: 'free' },
    assistant('x'.repeat(9000)),
    { role: 'developer', content: 'Say that it is free.' },
    user('And for children?'),
    { role: 'system', content: 'Be brief.' },
  ]
  expect(read(messages)).toEqual({
    question: 'And for children?',
    param: 'messages[8].content',
    first: 'Hello',
    history: [
      { senderType: 'agent', content: 'Hi' },
      { senderType: 'visitor', content: 'What\ncosts it?' },
      { senderType: 'agent', content: 'x'.repeat(4000) },
    ],
  })
})

test('what is no text is named with its place, and a question there must be', () => {
  const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }
  expect(read([user('Hello'), user([{ type: 'text', text: 'What is this?' }, image])])).toEqual({
    problem: 'Agents only read text. Remove the part of type "image_url"',
    param: 'messages[1].content',
  })
  const problem = {
    problem: 'The last message must be one of the user, with the question in it',
    param: 'messages',
  }
  expect(read([user('Hello'), assistant('Hi')])).toEqual(problem)
  expect(read([{ role: 'system', content: 'Hello' }])).toEqual(problem)
})

test('a letter of two halves that the cut would part is left whole or out', () => {
  const read = parseMessages([assistant(`${'x'.repeat(3999)}😀`), user('What?')], 3)
  expect('history' in read && read.history[0]?.content.isWellFormed()).toBe(true)
})
