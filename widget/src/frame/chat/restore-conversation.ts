import type { Conversation, VisitorMessage } from '@parleykit/contract/conversations/conversations'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'
import type { RestoredConversation } from './chat-state.ts'
import { isUnanswered } from './is-unanswered.ts'

/** Loads the visitor's last conversation. Null if there is none or it is gone; rejects if the server can't tell now. */
export async function restoreConversation(
  publicId: string,
  identity: VisitorIdentity,
  signal: AbortSignal,
): Promise<RestoredConversation | null> {
  const last = identity.readLastConversation()
  if (last === null) return null
  const base = `${publicApiPath('bots', publicId)}/conversations`
  const load = async <T>(path: string): Promise<T | null> => {
    const response = await fetch(path + previewQuery(identity.preview), {
      headers: visitorHeaders(identity),
      signal,
    })
    if (response.status >= 500) throw new Error(`${response.status}: ${response.statusText}`)
    return response.ok ? ((await response.json()) as T) : null
  }
  const conversationId = last === 'pending' ? ((await load<Conversation[]>(base))?.[0]?.id ?? null) : last
  if (conversationId === null) return null
  const messages = await load<VisitorMessage[]>(`${base}/${conversationId}/messages`)
  return messages === null || messages.length === 0 ? null : toConversation(conversationId, messages)
}

function toConversation(conversationId: number, stored: readonly VisitorMessage[]): RestoredConversation {
  const messages = stored.map((message, at) => ({
    role: message.senderType === 'visitor' ? ('user' as const) : ('assistant' as const),
    content: message.content,
    timestamp: Date.parse(message.createdAt),
    sources: message.sources,
    ...(message.pictures.length > 0 && { pictures: message.pictures.map(({ id }) => id) }),
    suggestions: message.suggestions,
    thumb: message.thumb,
    outcome:
      message.replyKind === 'refusal' || message.replyKind === 'credit_limit'
        ? ('refused' as const)
        : undefined,
    isUnanswered: isUnanswered(stored, at),
    ...(message.senderType === 'person' && {
      personName: message.personName ?? '',
      personMessageId: message.id,
    }),
    // As in the live chat, refusals can't be rated.
    messageId: message.replyKind === 'answer' || message.replyKind === 'small_talk' ? message.id : undefined,
  }))
  return { conversationId, messages, awaitingAnswer: messages.at(-1)?.role === 'user' }
}
