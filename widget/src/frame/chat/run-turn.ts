import { chatTexts } from '@parleykit/contract/chat/texts'
import type { Dispatch } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'
import { dispatchTurnEvents } from './dispatch-turn-events.ts'
import { streamTurn, type TurnRequest } from './stream-turn.ts'
import { TurnRefused } from './turn-refused.ts'
import type { ConnectionState } from './wait-to-reconnect.ts'

/** Asks a question and passes the results to the chat. Never rejects; reports nothing after `signal` aborts. */
export async function runTurn(
  publicId: string,
  identity: VisitorIdentity,
  turnRequest: TurnRequest,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
): Promise<void> {
  try {
    const onLine = (line: ConnectionState) => dispatch({ type: 'line', line })
    await dispatchTurnEvents(
      streamTurn(publicId, identity, turnRequest, signal, onLine),
      identity,
      signal,
      dispatch,
    )
    if (!signal.aborted) dispatch({ type: 'stream-ended', at: Date.now() })
  } catch (error) {
    const refused = error instanceof TurnRefused
    if (
      refused &&
      turnRequest.request.conversationId === null &&
      identity.readLastConversation() === 'pending'
    ) {
      identity.forgetConversation()
    }
    const text = refused ? error.shown : chatTexts.troubleConnecting
    const isUnreached = !refused || error.isFromProxy
    const wait = refused ? error.retryAfterSeconds : null
    const at = Date.now()
    if (!signal.aborted)
      dispatch({ type: 'failed', text, at, isUnreached, ...(wait && { retryAt: at + wait * 1000 }) })
  }
}
