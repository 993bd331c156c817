import { type Dispatch, useCallback, useReducer, useRef, useState } from 'react'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { openStorage } from '../visitor/storage.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import { openVisitorIdentity, type VisitorIdentity } from '../visitor/visitor-identity.ts'
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts'
import { followRestored } from './resume-conversation.ts'
import { startAbortable } from './start-abortable.ts'
import { stopTurn } from './stop-turn.ts'
import { useAskQuestion } from './use-ask-question.ts'
import { useIdentifiedVisitor } from './use-identified-visitor.ts'
import { useResendWhenOnline } from './use-resend-when-online.ts'
import { useRestoreConversation } from './use-restore-conversation.ts'
import { useStopReply } from './use-stop-reply.ts'
import { useSyncTabs } from './use-sync-tabs.ts'

export interface Chat {
  readonly identity: VisitorIdentity
  readonly state: ChatState
  /** The last conversation is still loading, so neither view is right yet. */
  readonly restoring: boolean
  /** A question from an earlier visit that never reached the server; empty if there is none. */
  readonly unsent: string
  /** The last question waits until the server can be reached. */
  readonly isQueued: boolean
  /** Passes a live handoff's events to the chat. */
  readonly dispatch: Dispatch<ChatAction>
  /** Ignored while a reply is in progress or if the text is blank. */
  send(text: string, pictureIds?: readonly string[]): void
  /** Sends the last question again after its answer failed. */
  sendAgain(text: string): void
  /** Asks the server to end the reply in progress. */
  stop(): void
  startNewChat(): void
  /** Accepts the website's identification of the visitor: a signed token, or an empty string. */
  identify(token: string): void
  /** Deletes the conversation on screen for good. Returns false if that failed. */
  deleteConversation(): Promise<boolean>
}

/** One visitor's chat with one agent. */
export function useChat(publicId: string, preview: boolean): Chat {
  const [anonymous] = useState(() => openAnonymous(publicId, preview))
  const [identity, setIdentity] = useState(anonymous)
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  // The reply or restore in progress. A ref, because two key presses may come before the next render.
  const workInProgress = useRef<AbortController | null>(null)
  const restoration = useRestoreConversation({ publicId, identity, workInProgress, dispatch })
  const { restoring, unsent, setRestoring } = restoration
  useStopReply({ publicId, identity, state, workInProgress, dispatch })

  const onIdentified = useCallback(
    (visitor: VisitorIdentity) => {
      // The anonymous conversation now belongs to the known visitor.
      if (visitor !== anonymous) anonymous.forgetConversation()
      dispatch({ type: 'cleared' })
      setRestoring(visitor.readLastConversation() !== null)
      setIdentity(visitor)
    },
    [anonymous, setRestoring],
  )
  const isIdle = state.turn === null && !restoring
  const identification = { publicId, anonymous, current: identity, onIdentified }
  const identify = useIdentifiedVisitor({ ...identification, isIdle: isIdle && !preview })
  const notifyingTabs = useSyncTabs({
    publicId,
    identity,
    conversationId: state.conversationId,
    isIdle,
    onNews(conversation) {
      if (workInProgress.current !== null) return
      dispatch({ type: 'restored', conversation })
      startAbortable(workInProgress, (signal) =>
        followRestored(publicId, identity, conversation, signal, dispatch),
      )
    },
  })

  const ask = useAskQuestion({ publicId, preview, identity, state, workInProgress, dispatch, notifyingTabs })
  const isQueued = useResendWhenOnline(publicId, state, (text) => ask(text, true))

  function startNewChat() {
    workInProgress.current?.abort()
    workInProgress.current = null
    identity.forgetConversation()
    identity.forgetUnsent()
    dispatch({ type: 'cleared' })
  }

  return {
    identity,
    state,
    restoring,
    unsent,
    isQueued,
    dispatch,
    send: (text, pictureIds) => ask(text, false, pictureIds),
    sendAgain: (text) => ask(text, true),
    stop() {
      identity.forgetUnsent()
      dispatch({ type: 'stop-requested' })
    },
    startNewChat,
    identify,
    deleteConversation: async () => {
      const isDeleted = await deleteShown(publicId, identity, state)
      if (isDeleted) startNewChat()
      return isDeleted
    },
  }
}

function openAnonymous(publicId: string, preview: boolean): VisitorIdentity {
  const storage = openStorage(() => window.localStorage)
  return openVisitorIdentity(storage, publicId, preview)
}

/** Deletes the conversation on screen, and stops its answer first. Returns false if that failed. */
async function deleteShown(
  publicId: string,
  identity: VisitorIdentity,
  { conversationId, turn }: ChatState,
): Promise<boolean> {
  // With a turn, the server has started a conversation whose id isn't known yet.
  if (conversationId === null) return turn === null
  if (turn?.responseId) await stopTurn(publicId, identity, turn.responseId).catch(() => {})
  return deleteConversation(publicId, identity, conversationId)
}

/**
 * Deletes one of the visitor's conversations on the server. Returns false if that failed; one that is already gone
 * counts as deleted.
 */
async function deleteConversation(
  publicId: string,
  identity: VisitorIdentity,
  conversationId: number,
): Promise<boolean> {
  const path = `${publicApiPath('bots', publicId)}/conversations/${conversationId}`
  const response = await fetch(path + previewQuery(identity.preview), {
    method: 'DELETE',
    headers: visitorHeaders(identity),
  }).catch(() => null)
  return response !== null && (response.ok || response.status === 404)
}
