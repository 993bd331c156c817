import { type Dispatch, type RefObject, useRef } from 'react'
import { randomUuid } from '../visitor/random-id.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { runTurn } from './run-turn.ts'
import { startAbortable } from './start-abortable.ts'

interface AskQuestionInput {
  readonly publicId: string
  readonly preview: boolean
  readonly identity: VisitorIdentity
  readonly state: ChatState
  readonly workInProgress: RefObject<AbortController | null>
  readonly dispatch: Dispatch<ChatAction>
  /** Wraps a dispatch so that the browser's other tabs are notified. */
  readonly notifyingTabs: (dispatch: Dispatch<ChatAction>) => Dispatch<ChatAction>
}

/**
 * Sends the visitor's question with its pictures, or sends it `again` with those it had. Ignored while a reply is in
 * progress or if the text is blank.
 */
export function useAskQuestion(
  input: AskQuestionInput,
): (text: string, again: boolean, pictureIds?: readonly string[]) => void {
  const { publicId, preview, identity, state, workInProgress, dispatch, notifyingTabs } = input
  // The idempotency key of the last question.
  const idempotencyKey = useRef('')
  return (text, again, given = []) => {
    // The server would refuse an emoji cut in half.
    const message = text.toWellFormed().trim()
    if (workInProgress.current !== null || message === '') return
    const { conversationId, previousResponseId, messages } = state
    const pictures = again ? (messages.findLast(({ role }) => role === 'user')?.pictures ?? []) : given
    if (conversationId === null) identity.rememberConversation('pending')
    identity.rememberUnsent(message)
    dispatch({ type: 'asked', text: message, at: Date.now(), again, pictures })
    const request = {
      visitorId: identity.visitorId,
      message,
      conversationId,
      previousResponseId,
      language: document.documentElement.lang,
      ...(pictures.length > 0 && { pictureIds: [...pictures] }),
      ...(again && { again }),
      ...(preview && { preview }),
    }
    // Reusing the key returns the stored answer if the server finished the first attempt.
    if (!again || idempotencyKey.current === '') idempotencyKey.current = randomUuid()
    const key = idempotencyKey.current
    startAbortable(workInProgress, (signal) =>
      runTurn(publicId, identity, { request, key }, signal, notifyingTabs(dispatch)),
    )
  }
}
