import type { ChatEvent } from '@parleykit/contract/chat/chat'

/**
 * A reader's position in the events of a turn. Text counts in UTF-16 units and every other event as one, so the
 * position is the same for an answer in many pieces and for the stored one. `end` is after the last event.
 */
export type StreamPosition = number | 'end'

export interface StreamPlace {
  readonly responseId: string
  readonly position: StreamPosition
}

const lengthOf = ({ delta }: ChatEvent) => delta?.length ?? 1

const isLast = (event: ChatEvent) => event.done === true || event.error !== undefined

/** The position after an event that began at `position`. */
export function positionAfter(position: StreamPosition, event: ChatEvent): StreamPosition {
  return position === 'end' || isLast(event) ? 'end' : position + lengthOf(event)
}

/** The part of an event beginning at `start` that is new to a reader at `position`; null if nothing is. */
export function restOf(event: ChatEvent, start: StreamPosition, position: StreamPosition): ChatEvent | null {
  if (position === 'end' || start === 'end') return null
  if (isLast(event) || position <= start) return event
  const known = position - start
  if (event.delta === undefined || known >= event.delta.length) return null
  return { ...event, delta: event.delta.slice(known) }
}

/** The id of the last event before a place in the stream. */
export function eventIdOf({ responseId, position }: StreamPlace): string {
  return `${responseId}:${position}`
}

/** The place that an event's id names; null if the id isn't one of ours. */
export function placeOf(eventId: string): StreamPlace | null {
  const [, responseId, position] = /^([\w-]{1,100}):(\d{1,9}|end)$/.exec(eventId) ?? []
  if (responseId === undefined || position === undefined) return null
  return { responseId, position: position === 'end' ? position : Number(position) }
}
