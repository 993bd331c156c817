import { useEffect } from 'react'
import type { ChatState } from './chat/chat-state.ts'
import { tellPage } from './tell-page.ts'

/** Tells the playground around the frame which conversation was answered, so that it can show the receipt. */
export function useTellAnswers(isPlayground: boolean, { conversationId, messages, turn }: ChatState): void {
  const isAnswered = turn === null && messages.at(-1)?.role === 'assistant'
  const isEmpty = messages.length === 0
  const count = messages.length
  useEffect(() => {
    if (!isPlayground || window.parent === window) return
    if (isEmpty) tellPage({ type: 'kit-embed-answered', conversation: null })
    else if (isAnswered && conversationId !== null)
      tellPage({ type: 'kit-embed-answered', conversation: { id: conversationId, messages: count } })
  }, [isPlayground, isEmpty, isAnswered, conversationId, count])
}
