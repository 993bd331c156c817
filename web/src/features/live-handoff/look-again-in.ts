import type { Takeover } from '@parleykit/contract/takeovers'

/** Also of one whose end has passed by this browser's clock: that may be ahead of the server's. */
const pauseMs = { shortest: 5000, longest: 60_000 }

/** In how many milliseconds to look again who answers, since a person who is away too long is there no more by the clock alone. */
export function lookAgainIn({ until }: Pick<Takeover, 'until'>, now: number): number | false {
  if (until === null) return false
  return Math.min(Math.max(Date.parse(until) - now + 500, pauseMs.shortest), pauseMs.longest)
}
