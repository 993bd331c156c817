import { personAwayMinutes } from '@parleykit/contract/limits'

const minuteMs = 60_000

/** Returns until when the agent is silent after a request for a person, or a person's last sign of presence. */
export function silenceFrom(now: Date): Date {
  return new Date(now.getTime() + personAwayMinutes * minuteMs)
}
