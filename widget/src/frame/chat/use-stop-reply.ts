import { type Dispatch, type RefObject, useEffect } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, ChatState } from './chat-state.ts'
import { stopTurn } from './stop-turn.ts'

interface StopReplyInput {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly state: ChatState
  readonly workInProgress: RefObject<AbortController | null>
  readonly dispatch: Dispatch<ChatAction>
}

/** How long the server may take to end a stopped reply, in milliseconds. */
const stopGraceMs = 4000

/** Ends the reply that the visitor stopped: through the server, or locally if the server takes too long. */
export function useStopReply({ publicId, identity, state, workInProgress, dispatch }: StopReplyInput): void {
  const stopping = state.turn?.stopping ?? false
  const responseId = state.turn?.responseId ?? null
  useEffect(() => {
    if (!stopping) return
    const giveUp = () => {
      workInProgress.current?.abort()
      workInProgress.current = null
      dispatch({ type: 'stream-ended', at: Date.now() })
    }
    const timer = setTimeout(giveUp, stopGraceMs)
    if (responseId !== null) stopTurn(publicId, identity, responseId).catch(giveUp)
    return () => clearTimeout(timer)
  }, [stopping, responseId, publicId, identity, workInProgress, dispatch])
}
