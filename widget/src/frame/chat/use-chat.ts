import { type Dispatch, type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { loadMarkdown } from '../conversation/markdown-loader.ts'
import { randomUuid } from '../visitor/random-id.ts'
import { openStorage } from '../visitor/storage.ts'
import { openVisitorIdentity, type VisitorIdentity } from '../visitor/visitor-identity.ts'
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts'
import { deleteConversation } from './delete-conversation.ts'
import { resumeConversation } from './resume-conversation.ts'
import { runTurn } from './run-turn.ts'
import { stopTurn } from './stop-turn.ts'
import { useIntroduction } from './use-introduction.ts'

export interface Chat {
  readonly identity: VisitorIdentity
  readonly state: ChatState
  /** The last conversation is on its way; neither view is right yet. */
  readonly restoring: boolean
  /** A question of an earlier visit that never reached the server; empty where there is none. */
  readonly unsent: string
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

/** How long the server may take to end a stopped reply, in milliseconds. */
const stopGraceMs = 4000

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
  const [restoring, setRestoring] = useState(() => identity.readLastConversation() !== null)
  const [unsent, setUnsent] = useState(() => (restoring ? '' : (identity.readUnsent() ?? '')))
  // What is under way: a reply or the restoring. A ref, because two key presses may come before the next render.
  const underWay = useRef<AbortController | null>(null)
  // The key of the last question.
  const askedAs = useRef('')

  useEffect(() => {
    if (identity.readLastConversation() === null) {
      void loadMarkdown()
      return
    }
    const onReady = () => {
      setRestoring(false)
      setUnsent(identity.readUnsent() ?? '')
    }
    return begin(underWay, (signal) => resumeConversation(publicId, identity, signal, dispatch, onReady))
  }, [publicId, identity])

  const stopping = state.turn?.stopping ?? false
  const responseId = state.turn?.responseId ?? null
  useEffect(() => {
    if (!stopping) return
    const giveUp = () => {
      underWay.current?.abort()
      underWay.current = null
      dispatch({ type: 'stream-ended', at: Date.now() })
    }
    const timer = setTimeout(giveUp, stopGraceMs)
    if (responseId !== null) stopTurn(publicId, identity, responseId).catch(giveUp)
    return () => clearTimeout(timer)
  }, [stopping, responseId, publicId, identity])

  const onMet = useCallback(
    (visitor: VisitorIdentity) => {
      // What was said as nobody is the known visitor's now.
      if (visitor !== anonymous) anonymous.forgetConversation()
      dispatch({ type: 'cleared' })
      setRestoring(visitor.readLastConversation() !== null)
      setIdentity(visitor)
    },
    [anonymous],
  )
  const isIdle = state.turn === null && !restoring && !preview
  const identify = useIntroduction({ publicId, anonymous, current: identity, isIdle, onMet })

  function startNewChat() {
    underWay.current?.abort()
    underWay.current = null
    identity.forgetConversation()
    identity.forgetUnsent()
    dispatch({ type: 'cleared' })
  }

  function ask(text: string, again: boolean) {
    // An emoji that was cut in two would be refused.
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
      ...(again && { again }),
      ...(preview && { preview }),
    }
    // What came of it at the server though nobody heard of it here is the answer then.
    if (!again || askedAs.current === '') askedAs.current = randomUuid()
    const key = askedAs.current
    begin(underWay, (signal) => runTurn(publicId, identity, { request, key }, signal, dispatch))
  }

  return {
    identity,
    state,
    restoring,
    unsent,
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
        if (responseId !== null) await stopTurn(publicId, identity, responseId).catch(() => {})
        if (!(await deleteConversation(publicId, identity, conversationId))) return false
      }
      startNewChat()
      return true
    },
  }
}

/** Starts work that can be abandoned and occupies `slot` until it is over. */
function begin(slot: RefObject<AbortController | null>, work: (signal: AbortSignal) => Promise<void>) {
  const controller = new AbortController()
  const release = () => {
    if (slot.current === controller) slot.current = null
  }
  slot.current = controller
  void work(controller.signal).finally(release)
  return () => {
    controller.abort()
    release()
  }
}
