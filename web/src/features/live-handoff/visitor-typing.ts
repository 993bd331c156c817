import { typingSign } from '@parleykit/contract/typing-sign'
import { useSyncExternalStore } from 'react'

/** The conversations whose visitors type, each with what ends the sign. */
const typing = new Map<number, ReturnType<typeof setTimeout>>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Shows for a while that the visitor of a conversation types. */
export function noteTyping(conversationId: number): void {
  clearTimeout(typing.get(conversationId))
  const end = () => {
    typing.delete(conversationId)
    tell()
  }
  typing.set(conversationId, setTimeout(end, typingSign.shownMs))
  tell()
}

/** Ends the sign of a conversation: its visitor has sent what they typed. */
export function forgetTyping(conversationId: number): void {
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
