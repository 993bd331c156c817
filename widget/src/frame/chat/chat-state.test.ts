import type { ChatEvent, WayToPerson } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { expect, test } from 'vitest'
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts'

const question: ChatAction = { type: 'asked', text: 'When do you open?', at: 1 }
const event = (fields: ChatEvent): ChatAction => ({ type: 'event', event: fields, at: 2 })
const ended: ChatAction = { type: 'stream-ended', at: 3 }
const failed: ChatAction = { type: 'failed', text: chatTexts.troubleConnecting, at: 3 }
const ids = event({ conversationId: 9, responseId: 'r1' })
const source = { title: 'Hours', url: null, quote: 'Open from nine.' }

const run = (...actions: ChatAction[]): ChatState => actions.reduce(reduceChat, emptyChat)
const contents = (state: ChatState) => state.messages.map((message) => message.content)

test('an answer grows by its deltas and carries its sources when it is done', () => {
  const writing = run(question, ids, event({ delta: 'From ' }), event({ delta: 'nine.' }))
  expect(writing.turn?.answer?.content).toBe('From nine.')
  expect(contents(writing)).toEqual(['When do you open?'])

  const done = reduceChat(writing, event({ done: true, sources: [source], messageId: 7 }))
  expect(done).toMatchObject({ turn: null, conversationId: 9, previousResponseId: 'r1' })
  expect(done.messages.at(-1)).toMatchObject({
    role: 'assistant',
    content: 'From nine.',
    sources: [source],
    messageId: 7,
  })
  expect(new Set(done.messages.map((message) => message.id)).size).toBe(2)
})

test('a stream that ends without a done event ends the turn too', () => {
  const state = run(question, ids, event({ delta: 'Yes' }), ended)
  expect(state.turn).toBe(null)
  expect(contents(state)).toEqual(['When do you open?', 'Yes'])
})

test('blank text and questions while the agent is busy are ignored', () => {
  expect(run({ type: 'asked', text: ' \n\t', at: 1 })).toBe(emptyChat)
  const busy = run(question)
  expect(reduceChat(busy, { type: 'asked', text: 'And on Sunday?', at: 2 })).toBe(busy)
})

test('a function call ends the turn with the text that belongs to it', () => {
  const lastOf = (call: ChatEvent) => run(question, ids, event(call)).messages.at(-1)?.content
  expect(lastOf({ function_call: { name: 'irrelevantPromptHandler' } })).toBe(chatTexts.irrelevantPrompt)
  expect(lastOf({ function_call: { name: 'irrelevantPromptHandler' }, message: 'Désolé.' })).toBe('Désolé.')
  expect(lastOf({ function_call: { name: 'bookTable' } })).toBe('(Function call: bookTable)')

  const refused = run(question, ids, event({ function_call: { name: 'irrelevantPromptHandler' } }))
  expect(refused.turn).toBe(null)
  expect(reduceChat(refused, event({ delta: 'too late' }))).toBe(refused)
})

test('a reply to a visitor who wants a person tells who answers from now on, and what is offered', () => {
  const offer = (wayToPerson: WayToPerson) =>
    run(question, ids, event({ delta: 'Yes.' }), event({ done: true, messageId: 7, wayToPerson }))
  expect(offer('asked').answerer).toEqual({ state: 'asked', name: null })
  expect(offer('address').answerer.state).toBe('agent')
  expect(offer('address').messages.at(-1)).toMatchObject({ content: 'Yes.', wayToPerson: 'address' })
})

test('errors say so below what was written', () => {
  expect(contents(run(question, failed))).toEqual(['When do you open?', chatTexts.troubleConnecting])
  expect(run(question, failed).messages.at(-1)).not.toHaveProperty('isUnreached')
  const unreached = run(question, { ...failed, isUnreached: true }).messages.at(-1)
  expect(unreached).toMatchObject({ outcome: 'failed', isUnreached: true })
  // A server that was killed says of the question, once it is there again, that it failed.
  const lost = run(question, ids, { type: 'line', line: 'lost' }, event({ error: 'boom' })).messages.at(-1)
  expect(lost).toMatchObject({ outcome: 'failed', isUnreached: true })
  expect(run(question, ids, event({ error: 'boom' })).messages.at(-1)).not.toHaveProperty('isUnreached', true)
  const broken = run(question, ids, event({ delta: 'From' }), event({ error: 'boom' }))
  expect(contents(broken)).toEqual(['When do you open?', 'From', chatTexts.troubleConnecting])
  expect(broken.turn).toBe(null)
  const translated = run(question, event({ error: 'boom', message: 'Leider nicht.' }))
  expect(contents(translated).at(-1)).toBe('Leider nicht.')
})

test('a stream without a word is a failure, but not when the visitor stopped it', () => {
  expect(contents(run(question, ids, ended)).at(-1)).toBe(chatTexts.troubleConnecting)
  expect(contents(run(question, ids, { type: 'stop-requested' }, ended))).toEqual(['When do you open?'])
})

test('a broken line is said of a turn, until something comes', () => {
  const lost = run(question, ids, { type: 'line', line: 'lost' })
  expect(lost.turn?.line).toBe('lost')
  expect(reduceChat(lost, event({ delta: 'Yes' })).turn?.line).toBe('open')
  expect(run({ type: 'line', line: 'offline' })).toBe(emptyChat)
})

test('a restored conversation goes on, waiting for an answer that was under way', () => {
  const messages = [{ role: 'user', content: 'Hi', timestamp: 1, sources: [] }] as const
  const waiting = run({
    type: 'restored',
    conversation: { conversationId: 4, messages, awaitingAnswer: true },
  })
  expect(waiting.turn).not.toBe(null)
  const restored = run({
    type: 'restored',
    conversation: { conversationId: 4, messages, awaitingAnswer: false },
  })
  const next = reduceChat(restored, question)
  expect(next.conversationId).toBe(4)
  expect(next.messages.map((message) => message.id)).toEqual([1, 2])
})

test('what a person said while the conversation was read again stays, once', () => {
  const messages = [{ role: 'user', content: 'Hi', timestamp: 1, sources: [] }] as const
  const conversation = { conversationId: 4, messages, awaitingAnswer: false }
  const said = { messageId: 9, content: 'Hello', name: 'Ada', createdAt: '2026-03-01T12:00:00Z' }
  const heard = run({ type: 'restored', conversation }, { type: 'said', said })
  const again = reduceChat(heard, { type: 'restored', conversation })
  expect(again.messages.map(({ content }) => content)).toEqual(['Hi', 'Hello'])
  expect(again.nextId).toBe(3)
  const stored = [...messages, ...again.messages.slice(1)]
  const whole = reduceChat(again, { type: 'restored', conversation: { ...conversation, messages: stored } })
  expect(whole.messages.map(({ content }) => content)).toEqual(['Hi', 'Hello'])
  const other = reduceChat(heard, { type: 'restored', conversation: { ...conversation, conversationId: 5 } })
  expect(other.messages.map(({ content }) => content)).toEqual(['Hi'])
})

test('a new chat forgets the conversation', () => {
  expect(run(question, ids, event({ delta: 'Yes' }), { type: 'cleared' })).toMatchObject({
    messages: [],
    conversationId: null,
    previousResponseId: null,
    turn: null,
  })
})

test('a person answers in the place of the agent: once however often it comes, and nothing fails', () => {
  const asked = run(
    question,
    ids,
    event({ function_call: { name: 'passedToPerson' }, message: 'Passed on.' }),
  )
  expect(asked).toMatchObject({ turn: null, conversationId: 9 })
  expect(asked.messages.map(({ content }) => content)).toEqual(['When do you open?'])
  const said = { messageId: 9, content: 'Hello!', name: 'Ada', createdAt: '2026-03-01T12:00:00.000Z' }
  const heard = [said, said].reduce((state, each) => reduceChat(state, { type: 'said', said: each }), asked)
  expect(heard.messages.slice(1)).toMatchObject([{ role: 'assistant', content: 'Hello!', personName: 'Ada' }])
})

test('what a person says while an answer is written has an id of its own', () => {
  const said = { messageId: 9, content: 'Hello!', name: 'Ada', createdAt: '2026-03-01T12:00:00.000Z' }
  const done = run(question, ids, event({ delta: 'From ' }), { type: 'said', said }, event({ done: true }))
  expect(contents(done)).toEqual(['When do you open?', 'Hello!', 'From '])
  expect(new Set(done.messages.map(({ id }) => id)).size).toBe(3)
})

test('a question that is asked again takes the place of the one that got no answer', () => {
  const answered = run(question, ids, event({ delta: 'From nine.' }), event({ done: true }))
  const broken = [question, ids, event({ delta: 'Fro' }), failed].reduce(reduceChat, answered)
  const again = reduceChat(broken, { ...question, again: true })
  expect(contents(again)).toEqual(['When do you open?', 'From nine.', 'When do you open?'])
  expect(again.turn).not.toBeNull()
})

test('who answers is known after the chat is loaded again, and so is that the visitor called the person off', () => {
  const calledOff = { state: 'agent', name: null, calledOff: true } as const
  const over = run(
    { type: 'answerer', answerer: calledOff },
    { type: 'restored', conversation: { conversationId: 9, messages: [], awaitingAnswer: false } },
  )
  expect(over.answerer).toEqual(calledOff)
})

test('a question that came too soon is followed by a notice that says until when', () => {
  const state = run(question, { ...failed, text: 'Too many attempts. Please wait 9 seconds.', retryAt: 9003 })
  expect(state.turn).toBe(null)
  expect(state.messages.at(-1)).toMatchObject({ outcome: 'failed', retryAt: 9003 })
  expect(run(question, failed).messages.at(-1)).not.toHaveProperty('retryAt')
})
