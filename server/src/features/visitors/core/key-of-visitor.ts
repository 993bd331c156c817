/**
 * Whose conversations a caller may have: those of a token; with the agent's secret key those of anybody, or of a visitorId that
 * is named.
 */
export type Visitor =
  | { readonly by: 'token'; readonly tokenId: string }
  | { readonly by: 'secret-key'; readonly visitorId: string | null }

/** What a visitor's own limits are counted by; a server with the secret key may name nobody. */
export function keyOfVisitor(visitor: Visitor): string | null {
  return visitor.by === 'token' ? visitor.tokenId : visitor.visitorId
}
