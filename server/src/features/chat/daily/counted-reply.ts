import { createHash } from 'node:crypto'
import type { AgentRow } from '../../agents/index.ts'
import { dayOf } from '../core/day-of.ts'

/** What counts the replies to everybody. */
export const everybody = 'everybody'

/** Where one reply of an agent is counted. */
export interface CountedReply {
  readonly agent: AgentRow
  /** In UTC, such as 2026-11-21. */
  readonly day: string
  /** Of the address: the table shall not say who was there. */
  readonly counter: string
}

export function countedReply(agent: AgentRow, address: string, now: Date): CountedReply {
  const day = dayOf(now)
  const counter = createHash('sha256').update(`${agent.publicId} ${day} ${address}`).digest('base64url')
  return { agent, day, counter }
}
