import { expect, test } from 'vitest'
import type { AgentStatus } from '../agents/agents.ts'
import { fitToPlan, isWithoutSeat } from './plan-fit.ts'

const agent = (id: number, status: AgentStatus = 'active', pausedFrom: AgentStatus | null = null) => ({
  id,
  status,
  pausedFrom,
})
const ids = (agents: readonly { readonly id: number }[]) => agents.map(({ id }) => id)

test('a smaller plan pauses the newest over its limit, whatever the order they come in', () => {
  const { pause, resume } = fitToPlan([agent(3), agent(1), agent(2, 'maintenance')], 1)
  expect(ids(pause)).toEqual([2, 3])
  expect(resume).toEqual([])
})

test('what the owner switched off takes no place, and stays off', () => {
  const agents = [agent(1, 'inactive'), agent(2), agent(3)]
  expect(ids(fitToPlan(agents, 1).pause)).toEqual([3])
  expect(fitToPlan(agents, 5)).toEqual({ pause: [], resume: [] })
})

test('a larger plan wakes what a smaller one paused, the oldest first, as far as there is room', () => {
  const agents = [agent(1), agent(2, 'inactive', 'active'), agent(3, 'inactive', 'maintenance')]
  expect(ids(fitToPlan(agents, 2).resume)).toEqual([2])
  expect(ids(fitToPlan(agents, 3).resume)).toEqual([2, 3])
})

test.each([
  ['free', 0, true],
  ['hobby', 0, true],
  ['standard', 0, false],
  ['standard', 3, false],
  ['standard', 4, true],
  ['pro', 6, false],
  ['pro', 7, true],
  ['admin', 998, false],
  ['admin', 999, true],
  ['an unknown one', 0, true],
])('on %s with %i members before: %s', (tier, before, without) => {
  expect(isWithoutSeat(before, tier)).toBe(without)
})
