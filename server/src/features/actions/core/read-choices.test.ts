import { expect, test } from 'vitest'
import { readChoices } from './read-choices.ts'

const choicesFrom = { value: 'slots[].start', label: '' }

test('shows instants as times of their own offset and sends them in UTC', () => {
  const starts = ['2026-12-24T09:00:00+01:00', '2026-12-24T09:00Z', '2026-12-24T09:00-99:00', 'on call']
  const slots = starts.map((start) => ({ start }))
  expect([...readChoices({ slots }, choicesFrom, 'en')]).toEqual([
    [expect.stringMatching(/^Dec 24, 2026, 9:00\sAM$/), '2026-12-24T08:00:00.000Z'],
    [expect.stringMatching(/^Dec 24, 2026, 9:00\sAM UTC$/), '2026-12-24T09:00:00.000Z'],
    ['2026-12-24T09:00-99:00', '2026-12-24T09:00-99:00'],
    ['on call', 'on call'],
  ])
})

test('reads up to 60 of thousands of instants, whatever their offsets', () => {
  const two = (value: number) => String(value).padStart(2, '0')
  const slots = Array.from({ length: 2700 }, (_, index) => {
    const offset = `${two(Math.floor(index / 60) % 24)}:${two(index % 60)}`
    return { start: `2026-12-24T09:00${index < 1440 ? '+' : '-'}${offset}` }
  })
  expect(readChoices({ slots }, choicesFrom, 'en').size).toBe(1)
  const days = slots.map((_, index) => ({ start: new Date(index * 86_400_000).toISOString() }))
  expect(readChoices({ slots: days }, choicesFrom, 'en').size).toBe(60)
})
