/**
 * Whose conversations a caller may read: with a visitor token, those of the token; with the agent's secret key, those
 * of any visitor, or of a given visitorId.
 */
export type Visitor =
  | { readonly by: 'token'; readonly tokenId: string }
  | { readonly by: 'secret-key'; readonly visitorId: string | null }

/** Key that counts a visitor's own limits; null if a server with the secret key names no visitor. */
export function visitorThrottleKey(visitor: Visitor): string | null {
  return visitor.by === 'token' ? visitor.tokenId : visitor.visitorId
}
