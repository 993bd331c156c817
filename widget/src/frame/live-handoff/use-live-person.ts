import { typingNotice } from '@parleykit/contract/support/live-handoff/typing-notice'
import { useEffect, useRef, useState } from 'react'
import type { ChatAction, ChatState } from '../chat/chat-state.ts'
import type { ConversationRef } from '../visitor/visitor-identity.ts'
import { sendTyping } from './live-handoff-api.ts'
import type { waitForPerson } from './wait-for-person.ts'

/**
 * Passed in from the first script, which already includes the stream reader: importing that here too would split it.
 */
export type WaitForPerson = typeof waitForPerson

/** How long a hidden page keeps listening if no person is present or requested, in milliseconds. */
const hiddenMs = 60_000

/**
 * Listens for a person while the page is visible. Returns whether they are typing, or whether the handoff is over
 * because the conversation was deleted.
 */
export function useLivePerson(
  { publicId, identity, conversationId }: ConversationRef,
  state: ChatState,
  dispatch: (action: ChatAction) => void,
  wait: WaitForPerson,
): { isTyping: boolean; isOver: boolean } {
  const [isTyping, setTyping] = useState(false)
  const [overIn, setOverIn] = useState<number | null>(null)
  const withPerson = state.answerer.state !== 'agent'
  const isAwake = useAwake(withPerson)
  const isWaiting = useRef(withPerson)
  isWaiting.current = withPerson
  const last = useRef(0)
  last.current = Math.max(0, ...state.messages.map(({ personMessageId }) => personMessageId ?? 0))

  useEffect(() => {
    if (!isAwake) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (typing: boolean) => {
      clearTimeout(timer)
      setTyping(typing)
      if (typing) timer = setTimeout(() => setTyping(false), typingNotice.shownMs)
    }
    const conversation = { publicId, identity, conversationId }
    const waited = wait(conversation, `said-${last.current}`, stop.signal, ({ answerer, said, typing }) => {
      if (answerer) dispatch({ type: 'answerer', answerer })
      if (said) dispatch({ type: 'said', said })
      if (said || typing) show(typing === true)
    })
    void waited.then(() => {
      if (stop.signal.aborted || !isWaiting.current) return
      setOverIn(conversationId)
      dispatch({ type: 'answerer', answerer: { state: 'agent', name: null } })
    })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [publicId, identity, conversationId, isAwake, dispatch, wait])

  useEffect(() => {
    if (!withPerson) return
    let signedAt = 0
    const onInput = ({ target }: Event) => {
      const isMessage = target instanceof HTMLTextAreaElement && target.value !== ''
      if (!isMessage || Date.now() - signedAt < typingNotice.everyMs) return
      signedAt = Date.now()
      sendTyping({ publicId, identity, conversationId })
    }
    document.addEventListener('input', onInput)
    return () => document.removeEventListener('input', onInput)
  }, [publicId, identity, conversationId, withPerson])

  return { isTyping: isTyping && state.answerer.state === 'person', isOver: overIn === conversationId }
}

/** Whether the page is visible or was a moment ago; always true while a person is present or requested. */
function useAwake(withPerson: boolean): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onVisibility = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') setSeen(true)
      else timer = setTimeout(() => setSeen(false), hiddenMs)
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [])
  return isSeen || withPerson
}
