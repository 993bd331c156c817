import type { Dispatch } from 'react'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { ChatAction, RestoredConversation } from './chat-state.ts'
import { dispatchTurnEvents } from './dispatch-turn-events.ts'
import { loadMarkdown } from './markdown-loader.ts'
import { restoreConversation } from './restore-conversation.ts'
import { followConversation } from './stream-turn.ts'
import { type ConnectionState, waitToReconnect } from './wait-to-reconnect.ts'

/** After this many failed loads in a row, the visitor continues without seeing the conversation. */
const failuresMax = 6

/**
 * Restores the visitor's last conversation and the answer in progress. Never rejects; reports nothing after `signal`
 * aborts.
 *
 * @param onReady Called as soon as the conversation is loaded or known not to exist.
 */
export async function resumeConversation(
  publicId: string,
  identity: VisitorIdentity,
  signal: AbortSignal,
  dispatch: Dispatch<ChatAction>,
  onReady: () => void,
): Promise<void> {
  const load = () => restoreConversation(publicId, identity, signal)
  // Load the renderer first, so that restored answers don't change their height a moment later.
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

/** Follows the answer in progress in a conversation that was just restored. Never rejects. */
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
      const hasEvents = await dispatchTurnEvents(events, identity, signal, dispatch)
      // The answer was completed in the meantime, or a person reads the question and no answer will come.
      const latest = hasEvents ? null : await restoreConversation(publicId, identity, signal)
      if (latest && !signal.aborted) {
        dispatch({ type: 'restored', conversation: { ...latest, awaitingAnswer: false } })
      }
    }
  } catch {
    // The text received so far stays, and the turn ends below.
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

/** The next question still belongs to this conversation, which the next visit shows again. */
function goOnUnseen(last: number | 'pending' | null): RestoredConversation | null {
  return typeof last === 'number' ? { conversationId: last, messages: [], awaitingAnswer: false } : null
}
