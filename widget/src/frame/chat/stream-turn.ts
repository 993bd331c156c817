import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { openEventStream } from './open-event-stream.ts'
import { comeBackAfter, StreamEnded } from './stream-ended.ts'
import { TurnRefused } from './turn-refused.ts'
import { type ConnectionState, isOffline, waitToReconnect } from './wait-to-reconnect.ts'

/**
 * How often in a row a connection may fail. A question fails within two seconds, so that the visitor reads of it, and is
 * sent again later. An answer under way is looked for some two minutes, not counting the time without a network.
 */
const failuresMax = { asking: 3, following: 28 }
const askingMaxMs = 1000

/** Hears of the line when it breaks and is tried again. */
type OnLine = (line: ConnectionState) => void

/** Where an answer goes on. */
interface Place {
  readonly conversationId: number
  /** Of the last event that arrived; undefined before the first. */
  readonly eventId: string | undefined
}

/** A question, and the key that it is asked and billed once by. */
export interface Asking {
  readonly request: ChatRequest
  readonly key: string
}

/**
 * Sends one question and yields the events of its answer. A connection that fails before the first event is tried again
 * with the same key, so that the turn is neither lost nor billed twice. One that breaks off later is resumed if its
 * events had ids and the server still knows the turn; otherwise the answer ends there.
 *
 * @throws {TurnRefused} when the server refuses; any other error when the connection stays lost or `signal` aborts.
 */
export function streamTurn(
  publicId: string,
  identity: VisitorIdentity,
  { request, key }: Asking,
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
    (place) => (place ? follow(publicId, identity, place, signal) : ask()),
    null,
    signal,
    onLine,
  )
}

/** Yields the events of the answer that is being written in a conversation, from its first one; none where there is none. */
export function followConversation(
  publicId: string,
  identity: VisitorIdentity,
  conversationId: number,
  signal: AbortSignal,
  onLine: OnLine,
): AsyncGenerator<ChatEvent, void, undefined> {
  const begun: Place = { conversationId, eventId: undefined }
  return readToEnd((place) => follow(publicId, identity, place ?? begun, signal), begun, signal, onLine)
}

function follow(publicId: string, identity: VisitorIdentity, place: Place, signal: AbortSignal) {
  const path = `${publicApiPath('bots', publicId)}/conversations/${place.conversationId}/events`
  const headers = {
    Accept: 'text/event-stream',
    ...(place.eventId !== undefined && { 'Last-Event-ID': place.eventId }),
    ...visitorHeaders(identity),
  }
  return openEventStream(path + previewQuery(identity.preview), { headers }, signal)
}

async function* readToEnd(
  open: (place: Place | null) => ReturnType<typeof openEventStream>,
  begun: Place | null,
  signal: AbortSignal,
  onLine: OnLine,
): AsyncGenerator<ChatEvent, void, undefined> {
  let place = begun
  let failingSince: number | null = null
  for (let failures = 0; ; ) {
    let isNameless = false
    try {
      for await (const { event, id } of open(place)) {
        failures = 0
        failingSince = null
        isNameless = id === undefined
        const conversationId = event.conversationId ?? place?.conversationId
        if (conversationId !== undefined && id !== undefined) place = { conversationId, eventId: id }
        yield event
      }
      return
    } catch (error) {
      if (isEndOfAnswer(error, isNameless, place !== null)) return
      const offline = isOffline()
      if (!offline) failures += 1
      failingSince ??= Date.now()
      const isOver = place
        ? failures > failuresMax.following
        : offline || failures > failuresMax.asking || Date.now() - failingSince > askingMaxMs
      if (isOver || isNameless || signal.aborted || isFinal(error, place !== null)) throw error
      // The first failure is mostly over before anybody could read of it.
      if (offline || failures > 1) onLine(offline ? 'offline' : 'lost')
      await waitToReconnect(failures, signal, comeBackAfter(error))
    }
  }
}

/** The stream ended and there is no way to resume it: without ids, or because the server knows of no such turn. */
function isEndOfAnswer(error: unknown, isNameless: boolean, isFollowing: boolean): boolean {
  if (error instanceof StreamEnded) return isNameless
  return isFollowing && error instanceof TurnRefused && error.status === 404
}

/** What another attempt would not change. The visitor hears of a busy server before the answer, and it is waited for later. */
function isFinal(error: unknown, isFollowing: boolean): boolean {
  if (!(error instanceof TurnRefused)) return false
  return isFollowing ? error.status < 500 && error.status !== 429 : !error.isFromProxy
}
