import type { LiveHandoff } from '@parleykit/contract/support/live-handoff/live-handoff'

/** Also applies if the end has passed by this browser's clock, which may be ahead of the server's. */
const pauseMs = { shortest: 5000, longest: 60_000 }

/**
 * The delay until the next check of who answers, in milliseconds: a person who is away too long leaves without any
 * event.
 */
export function refetchDelay({ until }: Pick<LiveHandoff, 'until'>, now: number): number | false {
  if (until === null) return false
  return Math.min(Math.max(Date.parse(until) - now + 500, pauseMs.shortest), pauseMs.longest)
}
