import type { Dispatch } from 'react'
import { loadMarkdown } from '../conversation/markdown-loader.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction } from './chat-state.ts'
import { restoreConversation } from './restore-conversation.ts'

const answerPollMs = 1500

/**
 * Brings the visitor's last conversation back, and the answer that was being written when the page was left. Never
 * rejects; once `signal` aborts it says nothing more.
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
  const load = () => restoreConversation(publicId, identity, Date.now(), signal)
  try {
    // The renderer comes first, so that restored answers don't change their height a moment later.
    const [conversation] = await Promise.all([load(), loadMarkdown()])
    if (signal.aborted) return
    if (conversation) dispatch({ type: 'restored', conversation })
    onReady()
    let latest = conversation
    while (latest?.awaitingAnswer) {
      await new Promise((resolve) => setTimeout(resolve, answerPollMs))
      latest = await load()
      if (signal.aborted) return
      if (latest && latest.messages.at(-1)?.role === 'assistant') {
        dispatch({ type: 'restored', conversation: latest })
      }
    }
  } catch {
    if (!signal.aborted) onReady()
  }
  if (!signal.aborted) dispatch({ type: 'stream-ended', at: Date.now() })
}
