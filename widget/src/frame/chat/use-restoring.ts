import { type Dispatch, type RefObject, useEffect, useState } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import { beginWork } from './begin-work.ts'
import type { ChatAction } from './chat-state.ts'
import { loadMarkdown } from './markdown-loader.ts'
import { resumeConversation } from './resume-conversation.ts'

interface Restoring {
  readonly publicId: string
  readonly identity: VisitorIdentity
  readonly underWay: RefObject<AbortController | null>
  readonly dispatch: Dispatch<ChatAction>
}

/** Restores the visitor's last conversation and a question from an earlier visit that never reached the server. */
export function useRestoring({ publicId, identity, underWay, dispatch }: Restoring) {
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
    return beginWork(underWay, (signal) => resumeConversation(publicId, identity, signal, dispatch, onReady))
  }, [publicId, identity, underWay, dispatch])
  return { restoring, unsent, setRestoring }
}
