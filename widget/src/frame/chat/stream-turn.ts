import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat'
import { heartbeatMs } from '@parleykit/contract/limits'
import { chatTexts } from '@parleykit/contract/texts'
import { publicApiPath } from '../public-api.ts'
import { randomUuid } from '../visitor/random-id.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { readChatEvents } from './read-chat-events.ts'

/** The server answered, but not with a stream. */
export class TurnRefused extends Error {
  /** What to tell the visitor. */
  readonly shown: string

  constructor(shown: string) {
    super(chatTexts.streamFailed)
    this.shown = shown
  }
}

/** Without a byte for so many heartbeats the connection counts as lost. */
const missedHeartbeats = 3

/**
 * Sends one question and yields the events of its answer. A connection that fails before the first event is tried
 * once more with the same idempotency key, so that the turn is neither lost nor billed twice.
 *
 * @throws {TurnRefused} when the server refuses; any other error when the connection fails or `signal` aborts.
 */
export async function* streamTurn(
  publicId: string,
  identity: VisitorIdentity,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, undefined> {
  const idempotencyKey = randomUuid()
  for (let attempt = 1; ; attempt += 1) {
    let begun = false
    try {
      for await (const event of openStream(publicId, identity, request, idempotencyKey, signal)) {
        begun = true
        yield event
      }
      if (begun) return
      throw new Error(chatTexts.streamFailed)
    } catch (error) {
      if (begun || attempt === 2 || signal.aborted || error instanceof TurnRefused) throw error
    }
  }
}

async function* openStream(
  publicId: string,
  identity: VisitorIdentity,
  request: ChatRequest,
  idempotencyKey: string,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void, undefined> {
  const connection = new AbortController()
  const hangUp = () => connection.abort()
  signal.addEventListener('abort', hangUp)
  let silence = setTimeout(hangUp, missedHeartbeats * heartbeatMs)
  try {
    const response = await fetch(publicApiPath('chat-stream', publicId), {
      method: 'POST',
      headers: {
        Accept: 'text/event-stream',
        'Content-Type': 'application/json',
        'Idempotency-Key': idempotencyKey,
        ...visitorHeaders(identity),
      },
      body: JSON.stringify(request),
      signal: connection.signal,
    })
    if (!response.ok || response.body === null) throw new TurnRefused(await explainRefusal(response))
    yield* readChatEvents(response.body, () => {
      clearTimeout(silence)
      silence = setTimeout(hangUp, missedHeartbeats * heartbeatMs)
    })
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', hangUp)
  }
}

/** The server's own words where it is busy, paused or at a limit; the general ones for everything else. */
async function explainRefusal(response: Response): Promise<string> {
  if (response.status !== 429 && response.status !== 503) return chatTexts.troubleConnecting
  const body: unknown = await response.json().catch(() => null)
  const coded =
    typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body : null
  return coded !== null && 'message' in coded && typeof coded.message === 'string' && coded.message !== ''
    ? coded.message
    : chatTexts.troubleConnecting
}

/** Asks the server to end a running answer. Rejects when it can't be reached or refuses. */
export async function stopTurn(
  publicId: string,
  identity: VisitorIdentity,
  responseId: string,
): Promise<void> {
  const { visitorId, preview } = identity
  const response = await fetch(publicApiPath('chat-stop', publicId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorHeaders(identity) },
    body: JSON.stringify({ visitorId, responseId, preview }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
}
