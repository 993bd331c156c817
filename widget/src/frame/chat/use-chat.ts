import { type Dispatch, useCallback, useReducer, useRef, useState } from 'react'
import { openStorage } from '../visitor/storage.ts'
import { openVisitorIdentity, type VisitorIdentity } from '../visitor/visitor-identity.ts'
import { beginWork } from './begin-work.ts'
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts'
import { deleteConversation } from './delete-conversation.ts'
import { followRestored } from './resume-conversation.ts'
import { stopTurn } from './stop-turn.ts'
import { useAsking } from './use-asking.ts'
import { useIntroduction } from './use-introduction.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { useRestoring } from './use-restoring.ts'
import { useSendingLater } from './use-sending-later.ts'
import { useStopping } from './use-stopping.ts'

export interface Chat {
  readonly identity: VisitorIdentity
  readonly state: ChatState
  /** The last conversation is on its way; neither view is right yet. */
  readonly restoring: boolean
  /** A question of an earlier visit that never reached the server; empty where there is none. */
  readonly unsent: string
  /** The last question waits for a server that couldn't be reached. */
  readonly isToBeSent: boolean
  /** Tells the chat what has come of a person. */
  readonly dispatch: Dispatch<ChatAction>
  /** Ignored while a reply is in progress or when the text is blank. */
  send(text: string): void
  /** Asks the last question once more, whose answer didn't come. */
  sendAgain(text: string): void
  /** Asks the server to end the reply in progress. */
  stop(): void
  startNewChat(): void
  /** Takes what the website says of who the visitor is: a signed token, or nothing. */
  identify(token: string): void
  /** Deletes the conversation on screen for good; false when it is still there. */
  deleteConversation(): Promise<boolean>
}

/** One visitor's chat with one agent. */
export function useChat(publicId: string, preview: boolean): Chat {
  const [anonymous] = useState(() =>
    openVisitorIdentity(
      openStorage(() => window.localStorage),
      publicId,
      preview,
    ),
  )
  const [identity, setIdentity] = useState(anonymous)
  const [state, dispatch] = useReducer(reduceChat, emptyChat)
  // What is under way: a reply or the restoring. A ref, because two key presses may come before the next render.
  const underWay = useRef<AbortController | null>(null)
  const { restoring, unsent, setRestoring } = useRestoring({ publicId, identity, underWay, dispatch })
  useStopping({ publicId, identity, state, underWay, dispatch })

  const onMet = useCallback(
    (visitor: VisitorIdentity) => {
      // What was said as nobody is the known visitor's now.
      if (visitor !== anonymous) anonymous.forgetConversation()
      dispatch({ type: 'cleared' })
      setRestoring(visitor.readLastConversation() !== null)
      setIdentity(visitor)
    },
    [anonymous, setRestoring],
  )
  const isIdle = state.turn === null && !restoring
  const introduction = { publicId, anonymous, current: identity, onMet }
  const identify = useIntroduction({ ...introduction, isIdle: isIdle && !preview })
  const tellingOthers = useOtherTabs({
    publicId,
    identity,
    conversationId: state.conversationId,
    isIdle,
    onNews(conversation) {
      if (underWay.current !== null) return
      dispatch({ type: 'restored', conversation })
      beginWork(underWay, (signal) => followRestored(publicId, identity, conversation, signal, dispatch))
    },
  })

  const ask = useAsking({ publicId, preview, identity, state, underWay, dispatch, tellingOthers })
  const isToBeSent = useSendingLater(publicId, state, (text) => ask(text, true))

  function startNewChat() {
    underWay.current?.abort()
    underWay.current = null
    identity.forgetConversation()
    identity.forgetUnsent()
    dispatch({ type: 'cleared' })
  }

  return {
    identity,
    state,
    restoring,
    unsent,
    isToBeSent,
    dispatch,
    send: (text) => ask(text, false),
    sendAgain: (text) => ask(text, true),
    stop() {
      identity.forgetUnsent()
      dispatch({ type: 'stop-requested' })
    },
    startNewChat,
    identify,
    async deleteConversation() {
      const { conversationId, turn } = state
      // The server has begun one whose number isn't known yet.
      if (conversationId === null && turn !== null) return false
      if (conversationId !== null) {
        if (turn?.responseId) await stopTurn(publicId, identity, turn.responseId).catch(() => {})
        if (!(await deleteConversation(publicId, identity, conversationId))) return false
      }
      startNewChat()
      return true
    },
  }
}
