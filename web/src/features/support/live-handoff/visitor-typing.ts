import { typingNotice } from '@parleykit/contract/support/live-handoff/typing-notice'
import { useSyncExternalStore } from 'react'

/** The timers of the typing indicators, by conversation id. */
const typing = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Shows for a while that a conversation's visitor is typing. */
export function showTyping(conversationId: number): void {
  clearTimeout(typing.get(conversationId))
  const end = () => {
    typing.delete(conversationId)
    tell()
  }
  typing.set(conversationId, setTimeout(end, typingNotice.shownMs))
  tell()
}

/** Hides a conversation's typing indicator after its visitor has sent a message. */
export function hideTyping(conversationId: number): void {
  clearTimeout(typing.get(conversationId))
  if (typing.delete(conversationId)) tell()
}

export function useVisitorTyping(conversationId: number): boolean {
  return useSyncExternalStore(subscribe, () => typing.has(conversationId))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
