import type { ChatEvent } from '@parleykit/contract/chat/chat'
import type { Dispatch } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'

/**
 * Passes the events of an answer to the chat and stores the conversation's token. Reports nothing after `signal`
 * aborts.
 *
 * @returns whether any event arrived; rejects if the connection stays lost or the server refuses
 */
export async function dispatchTurnEvents(
  events: AsyncIterable<ChatEvent>,
  identity: VisitorIdentity,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
): Promise<boolean> {
  const dispatchEvent = (event: ChatEvent) => {
    if (!signal.aborted) dispatch({ type: 'event', event, at: Date.now() })
  }
  const deltas = createTextBatch((delta) => dispatchEvent({ delta }))
  let hasEvents = false
  try {
    for await (const event of events) {
      hasEvents = true
      if (isDeltaAlone(event)) {
        deltas.add(event.delta)
        continue
      }
      deltas.flush()
      dispatchEvent(event)
      if (event.conversationId === undefined || signal.aborted) continue
      if (event.visitorToken !== undefined) identity.rememberToken(event.visitorToken)
      identity.rememberConversation(event.conversationId)
      identity.forgetUnsent()
    }
    return hasEvents
  } finally {
    deltas.flush()
  }
}

function isDeltaAlone(event: ChatEvent): event is ChatEvent & { delta: string } {
  return event.delta !== undefined && Object.keys(event).length === 1
}

/** Collects pieces of text and applies them together, once per frame. */
interface TextBatch {
  add(text: string): void
  /** Applies the collected text at once. */
  flush(): void
}

/** @param apply Called with the text collected since its last call; never with an empty text. */
function createTextBatch(apply: (text: string) => void): TextBatch {
  let collected = ''
  let frame: number | null = null
  const flush = () => {
    if (frame !== null) cancelAnimationFrame(frame)
    frame = null
    const text = collected
    collected = ''
    if (text !== '') apply(text)
  }
  return {
    add(text) {
      collected += text
      frame ??= requestAnimationFrame(flush)
    },
    flush,
  }
}
