import type { AgentStatus } from '@parleykit/contract/agents/agents'
import type { FittedAgent } from '@parleykit/contract/billing/plan-fit'
import { expect, test } from 'vitest'
import { planTransferredAgents } from './plan-transferred-agents.ts'

const agent = (
  id: number,
  status: AgentStatus = 'active',
  pausedFrom: AgentStatus | null = null,
): FittedAgent => ({ id, status, pausedFrom })

/** What becomes of each, by its id. */
const placed = (own: FittedAgent[], taken: FittedAgent[], limit: number) =>
  Object.fromEntries(
    planTransferredAgents(own, taken, limit).map(({ agent: { id }, status, pausedFrom }) => [
      id,
      pausedFrom === null ? status : `paused, was ${pausedFrom}`,
    ]),
  )

test('the oldest take the places that are left, and the rest are paused', () => {
  expect(placed([agent(9)], [agent(5), agent(3), agent(4, 'maintenance')], 3)).toEqual({
    3: 'active',
    4: 'maintenance',
    5: 'paused, was active',
  })
})

test('what the plan before has paused runs where there is room, and what its owner switched off stays off', () => {
  const taken = [agent(1, 'inactive'), agent(2, 'inactive', 'maintenance'), agent(3)]
  expect(placed([agent(9, 'inactive')], taken, 2)).toEqual({ 1: 'inactive', 2: 'maintenance', 3: 'active' })
})

test('an owner with more agents than the plan holds has no place, and keeps all that ran', () => {
  expect(placed([agent(7), agent(8)], [agent(1)], 1)).toEqual({ 1: 'paused, was active' })
})
