import { useEffect } from 'react'
import type { ChatState } from './chat/chat-state.ts'
import { postToHost } from './post-to-host.ts'

/** Reports to the playground around the frame which conversation was answered, so that it can show the answer trace. */
export function useReportAnswers(isPlayground: boolean, { conversationId, messages, turn }: ChatState): void {
  const isAnswered = turn === null && messages.at(-1)?.role === 'assistant'
  const isEmpty = messages.length === 0
  const count = messages.length
  useEffect(() => {
    if (!isPlayground || window.parent === window) return
    if (isEmpty) postToHost({ type: 'kit-embed-answered', conversation: null })
    else if (isAnswered && conversationId !== null)
      postToHost({ type: 'kit-embed-answered', conversation: { id: conversationId, messages: count } })
  }, [isPlayground, isEmpty, isAnswered, conversationId, count])
}
