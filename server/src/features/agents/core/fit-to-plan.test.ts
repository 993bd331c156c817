import type { AgentStatus } from '@parleykit/contract/agents'
import { expect, test } from 'vitest'
import { fitToPlan } from './fit-to-plan.ts'

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
