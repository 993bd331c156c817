import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat/chat'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { openEventStream } from './open-event-stream.ts'
import { retryDelayOf, StreamEnded } from './stream-ended.ts'
import { TurnRefused } from './turn-refused.ts'
import { type ConnectionState, isOffline, waitToReconnect } from './wait-to-reconnect.ts'

/**
 * The maximum number of connection failures in a row. A question fails within two seconds, so that the visitor is told,
 * and is sent again later. An answer in progress is retried for about two minutes, not counting time offline.
 */
const failuresMax = { asking: 3, following: 28 }
const askingMaxMs = 1000

/** Called if the connection breaks or is retried. */
type OnLine = (line: ConnectionState) => void

/** The position from which to resume an answer. */
interface StreamPosition {
  readonly conversationId: number
  /** The id of the last event received; undefined before the first. */
  readonly eventId: string | undefined
}

/** A question and its idempotency key. */
export interface TurnRequest {
  readonly request: ChatRequest
  readonly key: string
}

/**
 * Sends one question and yields the events of its answer. A connection that fails before the first event is retried
 * with the same idempotency key, so that the turn is neither lost nor billed twice. One that breaks later is resumed if
 * its events had ids and the server still knows the turn; otherwise the answer ends there.
 *
 * @throws {TurnRefused} if the server refuses; any other error if the connection stays lost or `signal` aborts.
 */
export function streamTurn(
  publicId: string,
  identity: VisitorIdentity,
  { request, key }: TurnRequest,
  signal: AbortSignal,
  onLine: OnLine,
): AsyncGenerator<ChatEvent, void, undefined> {
  const ask = () =>
    openEventStream(
      publicApiPath('chat-stream', publicId),
      {
        method: 'POST',
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...visitorHeaders(identity),
        },
        body: JSON.stringify(request),
      },
      signal,
    )
  return readToEnd(
    (position) => (position ? follow(publicId, identity, position, signal) : ask()),
    null,
    signal,
    onLine,
  )
}

/** Yields all events of the answer in progress in a conversation; none if there is no such answer. */
export function followConversation(
  publicId: string,
  identity: VisitorIdentity,
  conversationId: number,
  signal: AbortSignal,
  onLine: OnLine,
): AsyncGenerator<ChatEvent, void, undefined> {
  const start: StreamPosition = { conversationId, eventId: undefined }
  return readToEnd((position) => follow(publicId, identity, position ?? start, signal), start, signal, onLine)
}

function follow(publicId: string, identity: VisitorIdentity, position: StreamPosition, signal: AbortSignal) {
  const path = `${publicApiPath('bots', publicId)}/conversations/${position.conversationId}/events`
  const headers = {
    Accept: 'text/event-stream',
    ...(position.eventId !== undefined && { 'Last-Event-ID': position.eventId }),
    ...visitorHeaders(identity),
  }
  return openEventStream(path + previewQuery(identity.preview), { headers }, signal)
}

async function* readToEnd(
  open: (position: StreamPosition | null) => ReturnType<typeof openEventStream>,
  start: StreamPosition | null,
  signal: AbortSignal,
  onLine: OnLine,
): AsyncGenerator<ChatEvent, void, undefined> {
  let position = start
  let failingSince: number | null = null
  for (let failures = 0; ; ) {
    let isNameless = false
    try {
      for await (const { event, id } of open(position)) {
        failures = 0
        failingSince = null
        isNameless = id === undefined
        const conversationId = event.conversationId ?? position?.conversationId
        if (conversationId !== undefined && id !== undefined) position = { conversationId, eventId: id }
        yield event
      }
      return
    } catch (error) {
      if (isEndOfAnswer(error, isNameless, position !== null)) return
      const offline = isOffline()
      if (!offline) failures += 1
      failingSince ??= Date.now()
      const isOver = position
        ? failures > failuresMax.following
        : offline || failures > failuresMax.asking || Date.now() - failingSince > askingMaxMs
      if (isOver || isNameless || signal.aborted || isFinal(error, position !== null)) throw error
      // The first failure is usually over before anyone could read about it.
      if (offline || failures > 1) onLine(offline ? 'offline' : 'lost')
      await waitToReconnect(failures, signal, retryDelayOf(error))
    }
  }
}

/** The stream ended and can't be resumed: its events had no ids, or the server doesn't know the turn. */
function isEndOfAnswer(error: unknown, isNameless: boolean, isFollowing: boolean): boolean {
  if (error instanceof StreamEnded) return isNameless
  return isFollowing && error instanceof TurnRefused && error.status === 404
}

/**
 * Whether another attempt would change nothing. A question to a busy server is retried later, after the visitor is
 * told.
 */
function isFinal(error: unknown, isFollowing: boolean): boolean {
  if (!(error instanceof TurnRefused)) return false
  return isFollowing ? error.status < 500 && error.status !== 429 : !error.isFromProxy
}
