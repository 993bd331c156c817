import { previewQuery, publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/**
 * Deletes one of the visitor's conversations on the server. Returns false if that failed; one that is already gone
 * counts as deleted.
 */
export async function deleteConversation(
  publicId: string,
  identity: VisitorIdentity,
  conversationId: number,
): Promise<boolean> {
  const path = `${publicApiPath('bots', publicId)}/conversations/${conversationId}`
  const response = await fetch(path + previewQuery(identity.preview), {
    method: 'DELETE',
    headers: visitorHeaders(identity),
  }).catch(() => null)
  return response !== null && (response.ok || response.status === 404)
}
