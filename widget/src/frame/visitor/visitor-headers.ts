import { apiKeyHeader } from '../public-api/api-key.ts'
import type { VisitorIdentity } from './visitor-identity.ts'

/** Identifies the visitor in every call about their own conversations. */
export function visitorHeaders(identity: VisitorIdentity): Record<string, string> {
  const token = identity.readToken()
  return {
    'X-Visitor-Id': identity.visitorId,
    ...(token !== null && { 'X-Visitor-Token': token }),
    ...apiKeyHeader(),
  }
}
