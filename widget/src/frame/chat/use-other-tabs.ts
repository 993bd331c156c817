import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, RestoredConversation } from './chat-state.ts'
import { type OtherTabs, openOtherTabs } from './other-tabs.ts'
import { restoreConversation } from './restore-conversation.ts'

interface OtherTabsInput {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly conversationId: number | null
  /** Whether this tab has no work in progress. */
  readonly isIdle: boolean
  /** Shows the server's copy of the conversation and follows the answer in progress. */
  readonly onNews: (conversation: RestoredConversation) => void
}

/**
 * Keeps the conversation on screen in sync with the visitor's other tabs: reads their messages from the server once
 * this tab is idle. Returns a wrapper for `dispatch` that notifies the other tabs of this tab's questions.
 */
export function useOtherTabs({ publicId, identity, conversationId, isIdle, onNews }: OtherTabsInput) {
  const [news, setNews] = useState<{ readonly id: number } | null>(null)
  const tabs: RefObject<OtherTabs | null> = useRef(null)
  const show = useRef(onNews)
  show.current = onNews

  useEffect(() => {
    // News that arrive during a read trigger another read.
    const opened = openOtherTabs(publicId, identity, (id) => setNews({ id }))
    tabs.current = opened
    return () => opened.close()
  }, [publicId, identity])

  useEffect(() => {
    if (news === null || !isIdle) return
    // This is another conversation of the visitor, or one that another tab left for a new one.
    if (news.id !== conversationId || identity.readLastConversation() !== news.id) return setNews(null)
    const stop = new AbortController()
    restoreConversation(publicId, identity, stop.signal)
      .catch(() => null)
      .then((conversation) => {
        if (stop.signal.aborted) return
        setNews(null)
        if (conversation) show.current(conversation)
      })
    return () => stop.abort()
  }, [news, isIdle, conversationId, publicId, identity])

  return (dispatch: Dispatch<ChatAction>): Dispatch<ChatAction> =>
    (action) => {
      dispatch(action)
      const id = action.type === 'event' ? action.event.conversationId : undefined
      if (id !== undefined) tabs.current?.tell(id)
    }
}
