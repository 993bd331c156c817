import type { ChatEvent } from '@parleykit/contract/chat'
import type { Platform } from '../../../platform/platform.ts'
import { positionAfter, restOf, type StreamPlace, type StreamPosition } from '../core/stream-position.ts'
import { findLiveTurn } from './live-turns.ts'
import { mirrorTurn } from './mirror-turn.ts'

/** What of a turn comes after a place: as it is written, here or by another process, or as it was stored. */
export function followTurn(
  platform: Platform,
  { responseId, position }: StreamPlace,
): AsyncGenerator<ChatEvent> {
  // At once: what is read later could find that the turn is over, and ask the database for it.
  const live = findLiveTurn(platform, responseId) ?? mirrorTurn(platform, responseId)
  return eventsAfter(live.follow(), position)
}

async function* eventsAfter(
  events: AsyncGenerator<ChatEvent>,
  position: StreamPosition,
): AsyncGenerator<ChatEvent> {
  let start: StreamPosition = 0
  for await (const event of events) {
    const rest = restOf(event, start, position)
    start = positionAfter(start, event)
    if (rest) yield rest
  }
}
