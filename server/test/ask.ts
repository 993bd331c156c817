import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat/chat'

export interface Asked {
  readonly status: number
  readonly events: ChatEvent[]
  /** All text of the answer, or the message of the function call. */
  readonly text: string
  readonly conversationId: number | null
  /** The visitor's, to be sent back; empty where the reply had none. */
  readonly visitorToken: string
}

/** As a browser makes them: it can't be guessed. */
export const testVisitorId = 'visitor-7d3f1c52-9a0e-4b53-8d6b-3c1b5f6d2a41'

/** Asks an agent over the stream and reads it to its end. */
export async function ask(
  origin: string,
  publicId: string,
  request: Partial<ChatRequest> & { message: string },
  headers: Record<string, string> = {},
): Promise<Asked> {
  const response = await fetch(`${origin}/api/public/chat-stream/${publicId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ visitorId: testVisitorId, conversationId: null, ...request }),
  })
  const body = await response.text()
  const lines = body.split('\n').filter((line) => line.startsWith('data:'))
  const events = lines.map((line): ChatEvent => JSON.parse(line.slice(5)))
  return {
    status: response.status,
    events,
    text: events.map((event) => event.delta ?? event.message ?? '').join(''),
    conversationId: events[0]?.conversationId ?? null,
    visitorToken: events[0]?.visitorToken ?? '',
  }
}
