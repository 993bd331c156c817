import type { ChatEvent } from '@parleykit/contract/chat/chat'
import type { Platform } from '../../../platform/platform.ts'
import { positionAfter, restOf, type StreamPlace, type StreamPosition } from '../core/stream-position.ts'
import { findLiveTurn } from './live-turns.ts'
import { mirrorTurn } from './mirror-turn.ts'

/** The events of a turn after a place, live from this or another process, or as stored. */
export function followTurn(
  platform: Platform,
  { responseId, position }: StreamPlace,
): AsyncGenerator<ChatEvent> {
  // Looked up right away: when the events are read later, the turn may be over, and only the database has them.
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
