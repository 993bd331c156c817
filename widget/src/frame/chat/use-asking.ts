import { type Dispatch, type RefObject, useRef } from 'react'
import { randomUuid } from '../visitor/random-id.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { beginWork } from './begin-work.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { runTurn } from './run-turn.ts'

interface Asking {
  readonly publicId: string
  readonly preview: boolean
  readonly identity: VisitorIdentity
  readonly state: ChatState
  readonly underWay: RefObject<AbortController | null>
  readonly dispatch: Dispatch<ChatAction>
  /** Wraps a dispatch so that the browser's other tabs are notified. */
  readonly tellingOthers: (dispatch: Dispatch<ChatAction>) => Dispatch<ChatAction>
}

/** Sends the visitor's question, or sends it `again`. Ignored while a reply is in progress or if the text is blank. */
export function useAsking(asking: Asking): (text: string, again: boolean) => void {
  const { publicId, preview, identity, state, underWay, dispatch, tellingOthers } = asking
  // The idempotency key of the last question.
  const askedAs = useRef('')
  return (text, again) => {
    // The server would refuse an emoji cut in half.
    const message = text.toWellFormed().trim()
    if (underWay.current !== null || message === '') return
    const { conversationId, previousResponseId } = state
    if (conversationId === null) identity.rememberConversation('pending')
    identity.rememberUnsent(message)
    dispatch({ type: 'asked', text: message, at: Date.now(), again })
    const request = {
      visitorId: identity.visitorId,
      message,
      conversationId,
      previousResponseId,
      language: document.documentElement.lang,
      ...(again && { again }),
      ...(preview && { preview }),
    }
    // Reusing the key returns the stored answer if the server finished the first attempt.
    if (!again || askedAs.current === '') askedAs.current = randomUuid()
    const key = askedAs.current
    beginWork(underWay, (signal) =>
      runTurn(publicId, identity, { request, key }, signal, tellingOthers(dispatch)),
    )
  }
}
