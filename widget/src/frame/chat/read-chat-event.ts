import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import type { Answerer, SaidByPerson } from '@parleykit/contract/chat/answerer'
import type { ChatEvent, ChatSource, Suggestion, WayToPerson } from '@parleykit/contract/chat/chat'

/** Parses one line of data as a chat event; null if it is no JSON object. Drops fields of the wrong type. */
export function readChatEvent(line: string): ChatEvent | null {
  const value = parseObject(line)
  if (value === null) return null
  const event: ChatEvent = {}
  const conversationId = Number(value.conversationId)
  if (Number.isSafeInteger(conversationId) && conversationId > 0) event.conversationId = conversationId
  if (typeof value.responseId === 'string') event.responseId = value.responseId
  if (typeof value.visitorToken === 'string') event.visitorToken = value.visitorToken
  if (typeof value.delta === 'string') event.delta = value.delta
  if (typeof value.message === 'string') event.message = value.message
  if (isObject(value.function_call) && typeof value.function_call.name === 'string') {
    event.function_call = { name: value.function_call.name }
  }
  if (value.done === true) event.done = true
  if (typeof value.messageId === 'number') event.messageId = value.messageId
  if (Array.isArray(value.sources)) event.sources = value.sources.filter(isSource)
  if (Array.isArray(value.suggestions)) event.suggestions = value.suggestions.filter(isSuggestion)
  if (isAction(value.action)) event.action = value.action
  if (isWayToPerson(value.wayToPerson)) event.wayToPerson = value.wayToPerson
  if (isAnswerer(value.answerer)) event.answerer = value.answerer
  if (isSaid(value.said)) event.said = value.said
  if (value.typing === true) event.typing = true
  if (value.error !== undefined && value.error !== null) event.error = String(value.error)
  return event
}

function parseObject(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isAnswerer(value: unknown): value is Answerer {
  return (
    isObject(value) && typeof value.state === 'string' && ['agent', 'asked', 'person'].includes(value.state)
  )
}

function isAction(value: unknown): value is ActionEvent {
  const texts = isObject(value) ? [value.id, value.name, value.state, value.text] : [null]
  return texts.every((text) => typeof text === 'string')
}

function isWayToPerson(value: unknown): value is WayToPerson {
  return typeof value === 'string' && ['asked', 'contact', 'address', 'none'].includes(value)
}

function isSaid(value: unknown): value is SaidByPerson {
  return isObject(value) && typeof value.messageId === 'number' && typeof value.content === 'string'
}

function isSuggestion(value: unknown): value is Suggestion {
  return isObject(value) && typeof value.title === 'string' && typeof value.content === 'string'
}

function isSource(value: unknown): value is ChatSource {
  return (
    isObject(value) &&
    typeof value.title === 'string' &&
    typeof value.quote === 'string' &&
    (value.url === null || typeof value.url === 'string')
  )
}
