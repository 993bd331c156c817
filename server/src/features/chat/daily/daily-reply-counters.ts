import { createHash } from 'node:crypto'
import type { AgentRow } from '../../agents/index.ts'
import { dayOf } from '../core/day-of.ts'

/** Name of the counter for replies to everybody. */
export const everybody = 'everybody'

/** The counters that a reply of an agent adds to. */
export interface DailyReplyCounters {
  readonly agent: AgentRow
  /** In UTC, such as 2026-11-21. */
  readonly day: string
  /** Hash of the address: the table must not reveal who visited. */
  readonly counter: string
}

export function dailyReplyCounters(agent: AgentRow, address: string, now: Date): DailyReplyCounters {
  const day = dayOf(now)
  const counter = createHash('sha256').update(`${agent.publicId} ${day} ${address}`).digest('base64url')
  return { agent, day, counter }
}
