import { type Dispatch, type RefObject, useEffect, useRef, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, RestoredConversation } from './chat-state.ts'

import { restoreConversation } from './restore-conversation.ts'

interface SyncTabsInput {
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
export function useSyncTabs({ publicId, identity, conversationId, isIdle, onNews }: SyncTabsInput) {
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
      if (id !== undefined) tabs.current?.announce(id)
    }
}

/** The visitor's other tabs with the same agent. */
interface OtherTabs {
  /** Announces that a conversation has something new on the server. */
  announce(conversationId: number): void
  close(): void
}

/**
 * Listens for conversations that the visitor's other tabs report as changed. The content comes only from the server.
 * Browsers without messages between tabs skip this.
 */
function openOtherTabs(
  publicId: string,
  { preview }: VisitorIdentity,
  onChange: (conversationId: number) => void,
): OtherTabs {
  try {
    const channel = new BroadcastChannel(`parleykit${preview ? '-preview' : ''}:${publicId}`)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') onChange(data)
    }
    return { announce: (conversationId) => channel.postMessage(conversationId), close: () => channel.close() }
  } catch {
    return { announce: () => undefined, close: () => undefined }
  }
}
