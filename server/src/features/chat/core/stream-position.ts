import type { ChatEvent } from '@parleykit/contract/chat'

/**
 * How far somebody has got in the events of a turn: text counts by its UTF-16 units and every other event as one, so that it
 * says the same of an answer in many pieces and of the stored one. `end` is behind the last event.
 */
export type StreamPosition = number | 'end'

export interface StreamPlace {
  readonly responseId: string
  readonly position: StreamPosition
}

const lengthOf = ({ delta }: ChatEvent) => delta?.length ?? 1

const isLast = (event: ChatEvent) => event.done === true || event.error !== undefined

/** Where somebody is after an event who was at `position` before it. */
export function positionAfter(position: StreamPosition, event: ChatEvent): StreamPosition {
  return position === 'end' || isLast(event) ? 'end' : position + lengthOf(event)
}

/** What of an event that begins at `start` is new to somebody at `position`; null where nothing is. */
export function restOf(event: ChatEvent, start: StreamPosition, position: StreamPosition): ChatEvent | null {
  if (position === 'end' || start === 'end') return null
  if (isLast(event) || position <= start) return event
  const known = position - start
  if (event.delta === undefined || known >= event.delta.length) return null
  return { ...event, delta: event.delta.slice(known) }
}

/** The id of the event that somebody has last got at a place. */
export function eventIdOf({ responseId, position }: StreamPlace): string {
  return `${responseId}:${position}`
}

/** The place that an event's id names; null where it is no id of ours. */
export function placeOf(eventId: string): StreamPlace | null {
  const [, responseId, position] = /^([\w-]{1,100}):(\d{1,9}|end)$/.exec(eventId) ?? []
  if (responseId === undefined || position === undefined) return null
  return { responseId, position: position === 'end' ? position : Number(position) }
}
