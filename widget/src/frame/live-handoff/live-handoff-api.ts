import type { Answerer } from '@parleykit/contract/chat/answerer'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { ConversationRef } from '../visitor/visitor-identity.ts'

/** API path below one of the visitor's conversations. */
function conversationPath(
  { publicId, identity, conversationId }: ConversationRef,
  what: 'person' | 'typing',
): string {
  return `${publicApiPath('bots', publicId)}/conversations/${conversationId}/${what}${previewQuery(identity.preview)}`
}

/** Requests a person, or cancels a request that is still open. Rejects with a message for the visitor. */
export async function requestPerson(
  conversation: ConversationRef,
  method: 'POST' | 'DELETE',
): Promise<Answerer> {
  const headers = visitorHeaders(conversation.identity)
  const response = await fetch(conversationPath(conversation, 'person'), { method, headers }).catch(
    () => null,
  )
  if (response?.ok) return (await response.json()) as Answerer
  const body: unknown = response?.status === 409 ? await response.json().catch(() => null) : null
  const words = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  const failed = method === 'POST' ? liveHandoffTexts.askFailed : liveHandoffTexts.callOffFailed
  throw new Error(typeof words === 'string' ? words : failed)
}

/** Tells the person that the visitor is typing. Failures don't matter. */
export function sendTyping(conversation: ConversationRef): void {
  const headers = visitorHeaders(conversation.identity)
  void fetch(conversationPath(conversation, 'typing'), { method: 'POST', headers }).catch(() => undefined)
}
