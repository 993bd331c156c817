import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, RestoredConversation } from './chat-state.ts'
import { type OtherTabs, openOtherTabs } from './other-tabs.ts'
import { restoreConversation } from './restore-conversation.ts'

interface OtherTabsInput {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly conversationId: number | null
  /** Nothing is under way here. */
  readonly isIdle: boolean
  /** Shows what the server has of the conversation, and follows what is being written in it. */
  readonly onNews: (conversation: RestoredConversation) => void
}

/**
 * Keeps the conversation on screen in step with the visitor's other tabs: what is asked in one of them is read from the
 * server once nothing is under way here. Returns what tells the others of an own question, by the events that it gets.
 */
export function useOtherTabs({ publicId, identity, conversationId, isIdle, onNews }: OtherTabsInput) {
  const [news, setNews] = useState<{ readonly id: number } | null>(null)
  const tabs: RefObject<OtherTabs | null> = useRef(null)
  const show = useRef(onNews)
  show.current = onNews

  useEffect(() => {
    // News that come while earlier ones are read are read anew.
    const opened = openOtherTabs(publicId, identity, (id) => setNews({ id }))
    tabs.current = opened
    return () => opened.close()
  }, [publicId, identity])

  useEffect(() => {
    if (news === null || !isIdle) return
    // Another conversation of the visitor's, or one that another tab has left for a new one.
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
