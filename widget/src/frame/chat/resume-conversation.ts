import type { Dispatch } from 'react'
import { loadMarkdown } from '../conversation/markdown-loader.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'
import { restoreConversation } from './restore-conversation.ts'
import { followConversation } from './stream-turn.ts'
import { tellTurn } from './tell-turn.ts'

/**
 * Brings the visitor's last conversation back, and the answer that is being written in it. Never rejects; once `signal`
 * aborts it says nothing more.
 *
 * @param onReady Called as soon as the conversation is there, or it is known that there is none.
 */
export async function resumeConversation(
  publicId: string,
  identity: VisitorIdentity,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
  onReady: () => void,
): Promise<void> {
  const load = () => restoreConversation(publicId, identity, signal)
  try {
    // The renderer comes first, so that restored answers don't change their height a moment later.
    const [conversation] = await Promise.all([load(), loadMarkdown()])
    if (signal.aborted) return
    if (conversation) dispatch({ type: 'restored', conversation })
    onReady()
    if (conversation?.awaitingAnswer) {
      const events = followConversation(publicId, identity, conversation.conversationId, signal)
      const hasCome = await tellTurn(events, identity, signal, dispatch)
      // It was written in between.
      const latest = hasCome ? null : await load()
      if (latest && !signal.aborted) dispatch({ type: 'restored', conversation: latest })
    }
  } catch {
    if (!signal.aborted) onReady()
  }
  if (!signal.aborted) dispatch({ type: 'stream-ended', at: Date.now() })
}
