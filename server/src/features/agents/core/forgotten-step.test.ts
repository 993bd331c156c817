import { expect, test } from 'vitest'
import { forgottenStep } from './forgotten-step.ts'

const start = Date.parse('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(start + days * 24 * 60 * 60 * 1000)

/** The steps of an agent that was touched on day 0, asked on each of the days. */
function walk(days: readonly number[]): [number, string][] {
  let agent = { touchedAt: day(0), forgottenNotices: 0, forgottenNotedAt: null as Date | null }
  const steps: [number, string][] = []
  for (const each of days) {
    const step = forgottenStep(agent, day(each))
    if (step === null) continue
    steps.push([each, step])
    if (step === 'delete') break
    agent = { ...agent, forgottenNotices: agent.forgottenNotices + 1, forgottenNotedAt: day(each) }
  }
  return steps
}

const everyHour = (from: number) => Array.from({ length: 24 * 30 }, (_, hour) => from + hour / 24)

test('an agent is told of on days 7 and 13, and deleted on day 14', () => {
  expect(walk(everyHour(0))).toEqual([
    [7, 'notify'],
    [13, 'notify'],
    [14, 'delete'],
  ])
})

test('where the rule comes late, both notices come first, in the same distances', () => {
  expect(walk(everyHour(100))).toEqual([
    [100, 'notify'],
    [106, 'notify'],
    [107, 'delete'],
  ])
})

test('a clock that goes back does nothing', () => {
  expect(
    forgottenStep({ touchedAt: day(20), forgottenNotices: 0, forgottenNotedAt: null }, day(0)),
  ).toBeNull()
  expect(
    forgottenStep({ touchedAt: day(0), forgottenNotices: 2, forgottenNotedAt: day(30) }, day(20)),
  ).toBeNull()
})
