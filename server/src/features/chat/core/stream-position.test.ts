import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { expect, test } from 'vitest'
import { eventIdOf, placeOf, positionAfter, restOf, type StreamPosition } from './stream-position.ts'

const ids: ChatEvent = { conversationId: 1, responseId: 'resp_1' }
const done: ChatEvent = { done: true, sources: [] }
const written = [ids, { delta: 'Parcels ' }, { delta: 'leave at ' }, { delta: 'noon. 👋' }, done]
const stored = [ids, { delta: 'Parcels leave at noon. 👋' }, done]
const refused = [ids, { function_call: { name: 'irrelevantPromptHandler' }, message: 'No.' }, done]

function positionsOf(events: readonly ChatEvent[]): StreamPosition[] {
  const positions: StreamPosition[] = [0]
  for (const event of events) positions.push(positionAfter(positions.at(-1) ?? 0, event))
  return positions
}

function after(events: readonly ChatEvent[], position: StreamPosition): ChatEvent[] {
  const starts = positionsOf(events)
  return events.flatMap((event, index) => restOf(event, starts[index] ?? 0, position) ?? [])
}

const textOf = (events: readonly ChatEvent[]) => events.map(({ delta }) => delta ?? '').join('')

test('wherever an answer breaks off, the rest makes it whole, also of the stored one', () => {
  for (const source of [written, stored]) {
    for (const [count, position] of positionsOf(written).entries()) {
      const seen = written.slice(0, count)
      const rest = after(source, position)
      expect(textOf(seen) + textOf(rest)).toBe(textOf(stored))
      expect([...seen, ...rest].filter((event) => event.done)).toHaveLength(1)
      expect([...seen, ...rest].filter((event) => event.responseId)).toHaveLength(1)
    }
  }
})

test('a refusal comes once', () => {
  expect(positionsOf(refused)).toEqual([0, 1, 2, 'end'])
  expect(after(refused, 1)).toEqual(refused.slice(1))
  expect(after(refused, 2)).toEqual([done])
  expect(after(refused, 'end')).toEqual([])
})

test('an error is the end of what was written, however much that was', () => {
  const failed = [ids, { delta: 'Parcels ' }, { error: 'boom' }]
  expect(positionsOf(failed).at(-1)).toBe('end')
  expect(after(failed, 500)).toEqual([{ error: 'boom' }])
})

test('an id says its place, and everything else is no id', () => {
  for (const position of [0, 17, 'end'] as const) {
    const place = { responseId: 'resp_0a-1', position }
    expect(placeOf(eventIdOf(place))).toEqual(place)
  }
  for (const text of [
    '',
    '17',
    'resp_1:',
    'resp_1:-1',
    'resp_1:1e3',
    `${'x'.repeat(101)}:1`,
    'resp 1:1',
    'a:1\nb:2',
  ])
    expect(placeOf(text)).toBeNull()
})
