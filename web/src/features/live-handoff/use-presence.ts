import { stayInTakeover } from '@parleykit/contract/live-handoff/takeovers'
import { typingSign } from '@parleykit/contract/live-handoff/typing-sign'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callApi } from '../../api/api.ts'
import { takeoverQuery } from './queries.ts'

/** Interval at which the screen of a person viewing the conversation reports their presence, in milliseconds. */
const presenceMs = 60_000

/**
 * Reports that the user is in a conversation while its screen is visible. Call the returned function on every key; it
 * reports typing every few seconds.
 */
export function usePresence(conversationId: number, isThere: boolean): () => void {
  const queryClient = useQueryClient()
  const signedAt = useRef(0)

  function stay(isTyping: boolean) {
    const { queryKey } = takeoverQuery(conversationId)
    callApi(stayInTakeover, { params: { id: conversationId }, body: { isTyping } }).then(
      (takeover) => queryClient.setQueryData(queryKey, takeover),
      () => queryClient.invalidateQueries({ queryKey }),
    )
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `stay` is made anew with every render
  useEffect(() => {
    if (!isThere) return
    const look = () => {
      if (document.visibilityState === 'visible') stay(false)
    }
    const timer = setInterval(look, presenceMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [conversationId, isThere])

  return () => {
    if (!isThere || Date.now() - signedAt.current < typingSign.everyMs) return
    signedAt.current = Date.now()
    stay(true)
  }
}
