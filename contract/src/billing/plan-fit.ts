import type { AgentStatus } from '../agents/agents.ts'
import { limitsOf } from './plans.ts'

/** The effects of a plan change on agents and members. Pure, and used by both server and screens. */

export interface FittedAgent {
  readonly id: number
  readonly status: AgentStatus
  /** The status before a smaller plan paused the agent; null if the owner chose the current status. */
  readonly pausedFrom: AgentStatus | null
}

/**
 * The effects of a plan with this agent limit: the newest running agents above the limit are paused. If there is room,
 * agents paused by a plan resume, oldest first. Agents that the owner switched off stay off.
 */
export function fitToPlan<Agent extends FittedAgent>(
  agents: readonly Agent[],
  limit: number,
): { readonly pause: readonly Agent[]; readonly resume: readonly Agent[] } {
  const oldestFirst = agents.toSorted((one, other) => one.id - other.id)
  const running = oldestFirst.filter(({ status }) => status !== 'inactive')
  const paused = oldestFirst.filter(({ status, pausedFrom }) => status === 'inactive' && pausedFrom !== null)
  return { pause: running.slice(limit), resume: paused.slice(0, Math.max(0, limit - running.length)) }
}

/**
 * Whether a member has no seat. The owner has the first seat, members get the next ones in the order in which they
 * joined: a smaller plan pauses those who joined last, and a larger one resumes them.
 */
export function isWithoutSeat(membersBefore: number, tier: string): boolean {
  return membersBefore + 2 > limitsOf(tier).members
}
