import type { Dispatch } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, RestoredConversation } from './chat-state.ts'
import { loadMarkdown } from './markdown-loader.ts'
import { restoreConversation } from './restore-conversation.ts'
import { followConversation } from './stream-turn.ts'
import { tellTurn } from './tell-turn.ts'
import { type ConnectionState, waitToReconnect } from './wait-to-reconnect.ts'

/** How often in a row the conversation may fail to load until the visitor goes on without seeing it. */
const failuresMax = 6

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
  // The renderer comes first, so that restored answers don't change their height a moment later.
  const loaded = Promise.all([persistently(load, signal), loadMarkdown()])
  const conversation = await loaded.then(
    ([restored]) => restored,
    () => goOnUnseen(identity.readLastConversation()),
  )
  if (signal.aborted) return
  if (conversation) {
    dispatch({ type: 'restored', conversation })
    const asked = conversation.messages.findLast(({ role }) => role === 'user')
    if (asked?.content === identity.readUnsent()) identity.forgetUnsent()
  }
  onReady()
  await followRestored(publicId, identity, conversation, signal, dispatch)
}

/** Follows the answer that is being written in a conversation that was just restored. Never rejects. */
export async function followRestored(
  publicId: string,
  identity: VisitorIdentity,
  conversation: RestoredConversation | null,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
): Promise<void> {
  try {
    if (conversation?.awaitingAnswer) {
      const onLine = (line: ConnectionState) => dispatch({ type: 'line', line })
      const events = followConversation(publicId, identity, conversation.conversationId, signal, onLine)
      const hasCome = await tellTurn(events, identity, signal, dispatch)
      // It was written in between; or a person reads the question, and no answer is to come.
      const latest = hasCome ? null : await restoreConversation(publicId, identity, signal)
      if (latest && !signal.aborted) {
        dispatch({ type: 'restored', conversation: { ...latest, awaitingAnswer: false } })
      }
    }
  } catch {
    // What came of it stays, and the turn ends below.
  }
  if (!signal.aborted) dispatch({ type: 'stream-ended', at: Date.now() })
}

async function persistently<T>(load: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await load()
    } catch (error) {
      if (signal.aborted || failures === failuresMax) throw error
      await waitToReconnect(failures, signal)
    }
  }
}

/** What is asked next still belongs to the conversation, which is on screen again with the next visit. */
function goOnUnseen(last: number | 'pending' | null): RestoredConversation | null {
  return typeof last === 'number' ? { conversationId: last, messages: [], awaitingAnswer: false } : null
}
