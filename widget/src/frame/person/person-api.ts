import type { Answerer } from '@parleykit/contract/chat/answerer'
import { takeoverTexts } from '@parleykit/contract/live-handoff/takeover-texts'
import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { PersonPlace } from './wait-for-person.ts'

/** API path below one of the visitor's conversations. */
function conversationPath(
  { publicId, identity, conversationId }: PersonPlace,
  what: 'person' | 'typing',
): string {
  return `${publicApiPath('bots', publicId)}/conversations/${conversationId}/${what}${previewQuery(identity.preview)}`
}

/** Requests a person, or cancels a request that is still open. Rejects with a message for the visitor. */
export async function callPerson(place: PersonPlace, method: 'POST' | 'DELETE'): Promise<Answerer> {
  const headers = visitorHeaders(place.identity)
  const response = await fetch(conversationPath(place, 'person'), { method, headers }).catch(() => null)
  if (response?.ok) return (await response.json()) as Answerer
  const body: unknown = response?.status === 409 ? await response.json().catch(() => null) : null
  const words = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  const failed = method === 'POST' ? takeoverTexts.askFailed : takeoverTexts.callOffFailed
  throw new Error(typeof words === 'string' ? words : failed)
}

/** Tells the person that the visitor is typing. Failures don't matter. */
export function signTyping(place: PersonPlace): void {
  const headers = visitorHeaders(place.identity)
  void fetch(conversationPath(place, 'typing'), { method: 'POST', headers }).catch(() => undefined)
}
