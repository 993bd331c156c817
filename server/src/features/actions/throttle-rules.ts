import type { ThrottleRule } from '../../platform/throttles/index.ts'

/** Each change does a DNS lookup. */
export const actionChangesByOwner: ThrottleRule = {
  name: 'action-changes-owner',
  points: 60,
  seconds: 10 * 60,
}
export const actionTrialsByOwner: ThrottleRule = { name: 'action-trials-owner', points: 60, seconds: 10 * 60 }
/** Requests that visitors cause, counted by network, by visitor and by agent. */
export const actionsByAddress: ThrottleRule = { name: 'actions-address', points: 60, seconds: 24 * 3600 }
export const actionsByVisitor: ThrottleRule = { name: 'actions-visitor', points: 60, seconds: 24 * 3600 }
export const actionsOfAgent: ThrottleRule = { name: 'actions-agent', points: 5000, seconds: 24 * 3600 }
