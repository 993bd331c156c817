import type { AgentStatus } from '@parleykit/contract/agents/agents'
import type { FittedAgent } from '@parleykit/contract/billing/plan-fit'

export interface TransferredAgent<Agent extends FittedAgent> {
  readonly agent: Agent
  readonly status: AgentStatus
  readonly pausedFrom: AgentStatus | null
}

/**
 * Decides which agents run after an ownership transfer. Agents that run, or that only a plan has paused, take the free
 * places of the new owner's plan, oldest first. The plan pauses the rest. Agents that were switched off stay off.
 */
export function planTransferredAgents<Agent extends FittedAgent>(
  own: readonly FittedAgent[],
  transferred: readonly Agent[],
  limit: number,
): readonly TransferredAgent<Agent>[] {
  const freePlaces = limit - own.filter(({ status }) => status !== 'inactive').length
  const oldestFirst = transferred.toSorted((one, other) => one.id - other.id)
  const candidates = oldestFirst.map((agent) => ({ agent, status: agent.pausedFrom ?? agent.status }))
  const running = candidates.filter(({ status }) => status !== 'inactive')
  const paused = new Set(running.slice(Math.max(0, freePlaces)))
  return candidates.map((candidate) =>
    paused.has(candidate)
      ? { agent: candidate.agent, status: 'inactive', pausedFrom: candidate.status }
      : { ...candidate, pausedFrom: null },
  )
}
