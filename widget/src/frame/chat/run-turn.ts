import type { ChatEvent, ChatRequest } from '@parleykit/contract/chat'
import { chatTexts } from '@parleykit/contract/texts'
import type { Dispatch } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'
import { streamTurn, TurnRefused } from './stream-turn.ts'
import { createTextBatch } from './text-batch.ts'

/** Asks a question and tells the chat what comes of it. Never rejects; once `signal` aborts it says nothing more. */
export async function runTurn(
  publicId: string,
  identity: VisitorIdentity,
  request: ChatRequest,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
): Promise<void> {
  const tell = (action: ChatAction) => {
    if (!signal.aborted) dispatch(action)
  }
  const deltas = createTextBatch((delta) => tell({ type: 'event', event: { delta }, at: Date.now() }))
  try {
    for await (const event of streamTurn(publicId, identity, request, signal)) {
      if (isDeltaAlone(event)) {
        deltas.add(event.delta)
        continue
      }
      deltas.flush()
      tell({ type: 'event', event, at: Date.now() })
      if (event.conversationId !== undefined && !signal.aborted) {
        if (event.visitorToken !== undefined) identity.rememberToken(event.visitorToken)
        identity.rememberConversation(event.conversationId)
      }
      if (event.done || event.function_call !== undefined || event.error !== undefined) return
    }
    deltas.flush()
    tell({ type: 'stream-ended', at: Date.now() })
  } catch (error) {
    const refused = error instanceof TurnRefused
    if (refused && request.conversationId === null) identity.forgetConversation()
    deltas.flush()
    tell({ type: 'failed', text: refused ? error.shown : chatTexts.troubleConnecting, at: Date.now() })
  }
}

function isDeltaAlone(event: ChatEvent): event is ChatEvent & { delta: string } {
  return event.delta !== undefined && Object.keys(event).length === 1
}
