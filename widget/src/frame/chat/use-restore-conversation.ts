import { type Dispatch, type RefObject, useEffect, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'
import { loadMarkdown } from './markdown-loader.ts'
import { resumeConversation } from './resume-conversation.ts'
import { startAbortable } from './start-abortable.ts'

interface RestoreInput {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly workInProgress: RefObject<AbortController | null>
  readonly dispatch: Dispatch<ChatAction>
}

/** Restores the visitor's last conversation and a question from an earlier visit that never reached the server. */
export function useRestoreConversation({ publicId, identity, workInProgress, dispatch }: RestoreInput) {
  const [restoring, setRestoring] = useState(() => identity.readLastConversation() !== null)
  const [unsent, setUnsent] = useState(() => (restoring ? '' : (identity.readUnsent() ?? '')))
  useEffect(() => {
    if (identity.readLastConversation() === null) {
      void loadMarkdown()
      return
    }
    const onReady = () => {
      setRestoring(false)
      setUnsent(identity.readUnsent() ?? '')
    }
    return startAbortable(workInProgress, (signal) =>
      resumeConversation(publicId, identity, signal, dispatch, onReady),
    )
  }, [publicId, identity, workInProgress, dispatch])
  return { restoring, unsent, setRestoring }
}
