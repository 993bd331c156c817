import type { AgentStatus } from './agents.ts'
import { limitsOf } from './plans.ts'

/** What another plan does to agents and members. Pure, and read by server and screens alike. */

export interface FittedAgent {
  readonly id: number
  readonly status: AgentStatus
  /** The status that a smaller plan took away; null where the owner chose the present one. */
  readonly pausedFrom: AgentStatus | null
}

/**
 * What a plan of so many agents does to an owner's: the newest that run over the limit are to be paused; where there is
 * room again, those that a plan has paused are to run, the oldest first. What the owner switched off stays off.
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
 * Whether a member has no seat: the owner has the first one, members the next ones in the order in which they joined. So
 * a smaller plan pauses those who came last, and a larger one wakes them.
 */
export function isWithoutSeat(membersBefore: number, tier: string): boolean {
  return membersBefore + 2 > limitsOf(tier).members
}
