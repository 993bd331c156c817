import { type Dispatch, useEffect } from 'react'
import type { ChatAction, ChatState } from '../chat/chat-state.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { listOpenActions } from './action-api.ts'

export interface RestoreActionsProps {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly state: Pick<ChatState, 'conversationId' | 'restores'>
  readonly dispatch: Dispatch<ChatAction>
}

/** Brings open forms and waiting requests back below the messages that offered them. Shows nothing itself. */
export function RestoreActions({ publicId, identity, state, dispatch }: RestoreActionsProps) {
  const { conversationId, restores } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: each restore loses them
  useEffect(() => {
    if (conversationId === null) return
    let isOver = false
    void listOpenActions({ publicId, identity, conversationId }).then((runs) => {
      if (!isOver && runs.length > 0) dispatch({ type: 'open-actions', runs })
    })
    return () => {
      isOver = true
    }
  }, [publicId, identity, conversationId, restores, dispatch])
  return null
}
