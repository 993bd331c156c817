/** Minutes that a requested or present person may be away before the agent continues. */
const personAwayMinutes = 10

const minuteMs = 60_000

/** Returns until when the agent is silent after a request for a person, or a person's last sign of presence. */
export function liveHandoffExpiry(now: Date): Date {
  return new Date(now.getTime() + personAwayMinutes * minuteMs)
}
