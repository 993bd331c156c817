import { expect, test } from 'vitest'
import { planVisits } from './plan-visits.ts'
import { seededRandom } from './seeded-random.ts'

const end = new Date(2026, 5, 15, 14).getTime()
const dayMs = 24 * 60 * 60 * 1000

test('visits are spread over the days, in order, and end before now', () => {
  const visits = planVisits(end, 90, seededRandom(1))
  const times = visits.map(({ at }) => at)
  expect(times).toEqual([...times].sort((one, other) => one - other))
  expect(visits.length).toBeGreaterThan(200)
  expect(Math.max(...times)).toBeLessThan(end)
  expect(new Set(times.map((at) => Math.floor(at / dayMs))).size).toBeGreaterThan(80)
  const hours = new Set(times.map((at) => new Date(at).getHours()))
  expect([...hours].filter((hour) => hour < 7)).toEqual([])
  expect(
    visits.every(({ questions }) => new Set(questions).size === questions.length && questions.length > 0),
  ).toBe(true)
})
