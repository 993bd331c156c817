import { personAwayMinutes } from '@parleykit/contract/limits'

const minuteMs = 60_000

/** Until when the agent is silent where a person was asked for, or heard of, at an instant. */
export function silenceFrom(now: Date): Date {
  return new Date(now.getTime() + personAwayMinutes * minuteMs)
}
