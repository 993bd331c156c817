import { publicApiPath } from '../public-api/public-api.ts'
import { visitorHeaders } from '../visitor/visitor-headers.ts'
import type { VisitorIdentity } from '../visitor/visitor-identity.ts'

/** Asks the server to end a running answer. Rejects if the server refuses or can't be reached. */
export async function stopTurn(
  publicId: string,
  identity: VisitorIdentity,
  responseId: string,
): Promise<void> {
  const { visitorId, preview } = identity
  const response = await fetch(publicApiPath('chat-stop', publicId), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorHeaders(identity) },
    body: JSON.stringify({ visitorId, responseId, preview }),
  })
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`)
}
