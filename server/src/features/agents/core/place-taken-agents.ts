import type { AgentStatus } from '@parleykit/contract/agents/agents'
import type { FittedAgent } from '@parleykit/contract/billing/plan-fit'

export interface PlacedAgent<Agent extends FittedAgent> {
  readonly agent: Agent
  readonly status: AgentStatus
  readonly pausedFrom: AgentStatus | null
}

/**
 * Decides which agents run after an ownership transfer. Agents that run, or that only a plan has paused, take the free
 * places of the new owner's plan, oldest first. The plan pauses the rest. Agents that were switched off stay off.
 */
export function placeTakenAgents<Agent extends FittedAgent>(
  own: readonly FittedAgent[],
  taken: readonly Agent[],
  limit: number,
): readonly PlacedAgent<Agent>[] {
  const places = limit - own.filter(({ status }) => status !== 'inactive').length
  const oldestFirst = taken.toSorted((one, other) => one.id - other.id)
  const wishes = oldestFirst.map((agent) => ({ agent, status: agent.pausedFrom ?? agent.status }))
  const running = wishes.filter(({ status }) => status !== 'inactive')
  const paused = new Set(running.slice(Math.max(0, places)))
  return wishes.map((wish) =>
    paused.has(wish)
      ? { agent: wish.agent, status: 'inactive', pausedFrom: wish.status }
      : { ...wish, pausedFrom: null },
  )
}
